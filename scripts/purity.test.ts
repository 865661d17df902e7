import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What would bring time, chance or the world into the rules and the bots, a line each. */
const IMPURITIES = [
  'Date.now()',
  'new Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'performance.now()',
  'setTimeout(f, 1)',
  'setInterval(f, 1)',
  'setImmediate(f)',
  'queueMicrotask(f)',
  "process.env['SEED']",
  'fetch(a)',
  'globalThis.name',
] as const;
const PURE = 'Math.max(1, 2)';

test('the engine has no chance and no clock of its own: the linter refuses each way to them', () => {
  for (const floor of ['rules', 'bots']) {
    const complaints = complaintsAbout(`packages/${floor}/src`);
    for (const [line, impurity] of IMPURITIES.entries()) {
      expect(complaints[line], `${impurity} in ${floor}`).toMatch(/no-restricted-/u);
    }
    expect(complaints[IMPURITIES.length], PURE).toBeUndefined();
  }
  expect(complaintsAbout('apps/server/src').filter(Boolean)).toEqual([]);
}, 60_000);

/** What our linter says of these lines, were they written in that folder: its rules, by line. */
function complaintsAbout(folder: string): readonly (string | undefined)[] {
  const copy = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, folder), { recursive: true });
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const text = [...IMPURITIES, PURE].map((expression) => `out.push(${expression});\n`);
  writeFileSync(join(copy, folder, 'impure.ts'), text.join(''));
  const linted = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--format', 'json', '--disable-nested-config', folder],
    { cwd: copy, encoding: 'utf8' },
  );
  const complaints: (string | undefined)[] = [];
  for (const { code, labels } of readDiagnostics(linted.stdout)) {
    const line = labels[0]?.span.line ?? 0;
    if (code.includes('no-restricted-')) complaints[line - 1] = code;
  }
  return complaints;
}

interface Diagnostic {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

function readDiagnostics(json: string): readonly Diagnostic[] {
  return (JSON.parse(json) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
