import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { survey } from './survey.ts';

/** A model of the house in which every import is allowed. */
const SOUND: Readonly<Record<string, string>> = {
  'packages/rules/package.json': '{"name":"@roundhouse/rules","exports":{".":"./src/index.ts"}}',
  'packages/rules/src/index.ts': "export { decide } from './decide.ts';",
  'packages/rules/src/decide.ts':
    "import { doubles } from './rulebook/doubles.ts';\nexport const decide = doubles;",
  'packages/rules/src/rulebook/doubles.ts': 'export const doubles = 1;',
  'apps/web/package.json': '{"exports":{".":"./src/main.tsx"}}',
  'apps/web/src/main.tsx':
    "import { layout } from './layout/layout.ts';\nimport { tools } from './overlay/tools/Tools.tsx';\nexport const main = <p>{layout}{tools}</p>;",
  'apps/web/src/layout/layout.ts':
    "import { decide } from '@roundhouse/rules';\nexport const layout = decide;",
  'apps/web/src/overlay/tools/Tools.tsx':
    "import { hand } from '../hand/Hand.tsx';\nexport const tools = hand;",
  'apps/web/src/overlay/hand/Hand.tsx':
    "import type { scene } from '../../scene/TableScene.ts';\nimport { theme } from '../../scene/theme.ts';\nexport const hand = import('../../scene/TableScene.ts').then(() => theme);",
  'apps/web/src/scene/theme.ts': 'export const theme = 1;',
  'apps/web/src/scene/TableScene.ts':
    "import { layout } from '../layout/layout.ts';\nexport const scene = layout;",
};

/** Each plant breaks one rule: [the rule, the file, what is added to it]. */
const PLANTS: readonly (readonly [string, string, string])[] = [
  ['may not look up', 'packages/rules/src/rulebook/doubles.ts', "import '../decide.ts';"],
  [
    'may not look up',
    'packages/rules/src/rulebook/doubles.ts',
    "import type { decide } from '../decide.ts';",
  ],
  ['may not look up', 'apps/web/src/overlay/hand/Hand.tsx', "import '../tools/Tools.tsx';"],
  ['no ring', 'packages/rules/src/rulebook/doubles.ts', "import '../decide.ts';"],
  ['uses only what it may', 'packages/rules/src/decide.ts', "import '@roundhouse/web';"],
  [
    'imported by its name',
    'apps/web/src/main.tsx',
    "import '../../../packages/rules/src/index.ts';",
  ],
  ['no Node module', 'packages/rules/src/decide.ts', "import 'node:fs';"],
  ['every import resolves', 'apps/web/src/main.tsx', "import './nowhere.ts';"],
  ['keeps to itself', 'apps/web/src/layout/layout.ts', "import '../scene/TableScene.ts';"],
  ['without a use', 'packages/rules/src/rulebook/lost.ts', 'export const lost = 1;'],
  ['stands on no floor', 'packages/rules/src/helpers.ts', 'export const help = 1;'],
  ['does not know', 'apps/web/src/scene/TableScene.ts', "import '../overlay/hand/Hand.tsx';"],
  ['comes late', 'apps/web/src/main.tsx', "import { scene } from './scene/TableScene.ts';"],
  ['do not bring', 'apps/web/src/scene/theme.ts', "import './TableScene.ts';\nimport 'pixi.js';"],
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'roundhouse-boundaries-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the survey of imports', () => {
  it('sees every file of a sound house and finds no fault', async () => {
    build(SOUND);
    expect(await survey(root)).toEqual({ moduleCount: 9, violations: [] });
  });

  it.each(PLANTS)('finds a planted fault: %s in %s', async (rule, file, line) => {
    build({ ...SOUND, [file]: `${line}\n${SOUND[file] ?? ''}` });
    const { violations } = await survey(root);
    expect(violations.join('\n')).toContain(rule);
  });

  it('counts no module where it can see none', async () => {
    build({ 'packages/rules/README.md': '', 'apps/web/README.md': '' });
    expect(await survey(root)).toEqual({ moduleCount: 0, violations: [] });
  });
});

function build(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [user, name, used] of [
    ['apps/web', 'rules', 'packages/rules'],
    ['packages/rules', 'web', 'apps/web'],
  ] as const) {
    mkdirSync(join(root, user, 'node_modules/@roundhouse'), { recursive: true });
    symlinkSync(join(root, used), join(root, user, 'node_modules/@roundhouse', name));
  }
}
