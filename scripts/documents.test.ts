import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { STAGES } from './stages.mjs';

const ROOT = join(import.meta.dirname, '..');
/** Decisions are left out: they tell of their day. */
const DOCUMENTS = globSync('{*,docs/*}.md', { cwd: ROOT });
const SOURCES = globSync('{*,{packages,apps,scripts}/**/*}.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules'),
});

/** Paths of files in this repository that a document names in code, and the targets of its links. */
function pathsIn(document: string): readonly string[] {
  const words = readFileSync(join(ROOT, document), 'utf8');
  const named = words.matchAll(/`((?:packages|apps|scripts|docs)\/[\w./-]+)`/g);
  const linked = words.matchAll(/\]\(([\w./-]+)\)/g);
  return [
    ...[...named].map(([, path = '']) => path),
    ...[...linked].map(([, path = '']) => join(dirname(document), path)),
  ];
}

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Sources that a document names by the end of their path: whoever reads knows the folder. */
function shortPathsIn(document: string): readonly string[] {
  const words = readFileSync(join(ROOT, document), 'utf8');
  const named = [...words.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/gu)].map(([, path = '']) => path);
  return named.filter((path) => !/^(?:packages|apps|scripts|docs)\//u.test(path));
}

test('every file that a document names without its folder is somewhere', () => {
  const isThere = (path: string) => SOURCES.some((source) => `/${source}`.endsWith(`/${path}`));
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(shortPathsIn('docs/architecture.md').length).toBeGreaterThan(40);
  const missing = DOCUMENTS.flatMap(shortPathsIn).filter((path) => !isThere(path));
  expect(missing).toEqual([]);
});

test('CONTRIBUTING names every stage that the quick check leaves out', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly check: string };
  };
  const quick = scripts.check.split(' ').slice(2);
  const slow = STAGES.map(({ name }) => name).filter((name) => !quick.includes(name));
  const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, said = ''] = /^pnpm check .*: all but (.+)$/mu.exec(contributing) ?? [];
  expect(said.split(/, | and /u)).toEqual(slow);
});

test('the README names every variable that the server reads, and the container passes them on', () => {
  const read = SOURCES.filter((file) => /^apps\/server\/src\/(?!.*\.test\.)/u.test(file)).flatMap(
    (file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\benv(?:\[|, )'([A-Z_]+)'/gu)],
  );
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gmu)];
  const named = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(named.length).toBeGreaterThan(8);
  expect(new Set(named)).toEqual(new Set(read.map(([, name]) => name)));
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const passedOn = [...compose.matchAll(/^ {6}([A-Z_]+): \$\{\1:-\}$/gmu)].map(([, name]) => name);
  // The port is the container's to map, its address and its folder are the image's.
  const own = new Set(['PORT', 'HOST', 'DATA_DIR']);
  expect(passedOn).toEqual(named.filter((name) => !own.has(name)));
});

test('the README answers where things are decided', () => {
  const table = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Where is X decided?')[1];
  expect(table?.match(/^\| .+\? \| `/gm)?.length ?? 0).toBeGreaterThan(15);
});

test('every control of SECURITY.md says where it is decided and which test keeps it', () => {
  const [, tables = ''] = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('## Every control');
  const [controls = ''] = tables.split('## How to run');
  const rows = [...controls.matchAll(/^\| (?!control |-)(.+) \| (.+) \| (.+) \|$/gmu)];
  expect(rows.length).toBeGreaterThan(25);
  for (const [row, , decidedIn = '', keptBy = ''] of rows) {
    expect(decidedIn, row).toMatch(/^`[\w./-]+`(?:, `[\w./-]+`)*$/u);
    expect(keptBy, row).toMatch(/^`[\w./-]+\.test\.ts`(?:, `[\w./-]+\.test\.ts`)*$/u);
    const paths = `${decidedIn} ${keptBy}`.matchAll(/`([^`]+)`/gu);
    for (const [, path = ''] of paths) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

test('every report names where it was made, what happens here and the tests that keep it so', () => {
  const document = readFileSync(join(ROOT, 'docs/reports.md'), 'utf8');
  const lines = document.split('\n').filter((line) => /^\| (?!reported |-)/u.test(line));
  expect(lines.length).toBeGreaterThan(80);
  for (const line of lines) {
    const [reported = '', what = '', here = '', keptBy = ''] = line.slice(2, -2).split(' | ');
    expect(what && here, line).not.toBe('');
    expect(keptBy, line).toMatch(/^`[\w./-]+\.test\.ts`(?:, `[\w./-]+\.test\.ts`)*$/u);
    for (const link of reported.split(', ')) {
      const [, name, number, url] = /^\[([\w./-]+?)(?:#(\d+))?\]\((https:.+)\)$/u.exec(link) ?? [];
      const isWhole =
        number === undefined || url?.replace('/pull/', '/issues/') === issue(name, number);
      expect(url !== undefined && isWhole, link).toBe(true);
    }
  }
});

function issue(repository: string | undefined, number: string): string {
  return `https://github.com/${repository}/issues/${number}`;
}

test('every dependency has one exact version, and one package may run a script when it is installed', () => {
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, catalog = ''] = /^catalog:\n((?: {2}.+\n)+)/mu.exec(workspace) ?? [];
  const versions = catalog
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ')[1] ?? '');
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
  const [, builds = ''] = /^allowBuilds:\n((?: {2}.+\n)+)/mu.exec(workspace) ?? [];
  expect(builds.match(/.+: true/gu)).toEqual(['  node: true']);
  expect(workspace).toContain('minimumReleaseAge: 2880'); // minutes
  const manifests = globSync('{.,apps/*,packages/*}/package.json', { cwd: ROOT });
  expect(manifests.length).toBeGreaterThan(5);
  for (const manifest of manifests) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, manifest), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
    const asked = Object.values({ ...dependencies, ...devDependencies });
    expect(
      asked.filter((version) => !/^(?:catalog:|workspace:\*|\d+\.\d+\.\d+)$/u.test(version)),
    ).toEqual([]);
  }
});
