import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/protocol.md',
  'docs/operations.md',
];

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

test('the README answers where things are decided', () => {
  const table = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Where is X decided?')[1];
  expect(table?.match(/^\| .+\? \| `/gm)?.length ?? 0).toBeGreaterThan(15);
});
