import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { playedTable, type PlayedTable } from '@roundhouse/testkit/table';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE } from '../store/database.ts';
import { sqliteJournal } from '../store/sqliteJournal.ts';
import { emptyFolder } from '../store/testing/folders.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import type { ExportErrand, ImportErrand } from './matchErrand.ts';
import { exportMatch, importFile } from './matchJobs.ts';

let table: PlayedTable;

beforeAll(async () => {
  table = await playedTable({ preset: 'pagat', seed: 'two matches', rounds: 1, matches: 2 });
});

test('a match is exported while its server runs', async () => {
  const dir = await servedFolder();
  const all = [null, 1, 2].map((match) => exportMatch(exporting({ dir, match })));
  expect(all).toMatchObject(all.map(() => ({ ok: true, value: { isResult: true } })));
  const [last, first, second] = all.map((done) => done.ok && done.value.text);
  expect(last).toBe(second);
  expect(last).not.toBe(first);
});

test('what was exported is imported elsewhere, and exported again byte by byte', async () => {
  const [dir, other] = [await servedFolder(), emptyFolder()];
  const [out, again] = [join(other, 'out.json'), join(other, 'again.json')];
  expect(exportMatch(exporting({ dir, out }))).toMatchObject({ value: { isResult: false } });
  const stored = importFile(importing({ dir: other, file: out }));
  expect(stored).toMatchObject({ ok: true, value: { text: expect.stringContaining('is stored') } });
  exportMatch(exporting({ dir: other, out: again }));
  expect(readFileSync(again).equals(readFileSync(out))).toBe(true);
  const repeated = importFile(importing({ dir: other, file: out }));
  expect(repeated).toMatchObject({ ok: true, value: { text: expect.stringContaining('already') } });
});

test('a file that is only checked, and one that is bad, leave no trace', async () => {
  const folder = emptyFolder();
  const [dir, file] = [join(folder, 'data'), join(folder, 'x.json')];
  exportMatch(exporting({ dir: await servedFolder(), out: file }));
  const checked = importFile(importing({ dir, file, checkOnly: true }));
  expect(checked).toMatchObject({ ok: true, value: { text: expect.stringContaining('is sound') } });
  writeFileSync(file, readFileSync(file, 'utf8').replace('"blocked":false', '"blocked":true'));
  const refused = importFile(importing({ dir, file }));
  expect(refused).toMatchObject({
    ok: false,
    error: expect.stringContaining('by the rules something else'),
  });
  expect(existsSync(dir)).toBe(false);
});

test('a server that runs keeps its folder: nothing is imported into it', async () => {
  const dir = await servedFolder();
  const file = join(emptyFolder(), 'x.json');
  exportMatch(exporting({ dir, out: file }));
  expect(() => importFile(importing({ dir, file }))).toThrow('another server uses this folder');
});

test.each([
  ['a folder that is not there', { dir: '/nowhere' }, 'There is no table'],
  ['a match too many', { match: 3 }, 'has played 2 matches'],
  ['a file in no folder', { out: '/nowhere/x.json' }, 'cannot be written'],
])('%s is answered with a sentence', async (_what, wish, sentence) => {
  const done = exportMatch(exporting({ dir: await servedFolder(), ...wish }));
  expect(done).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
});

const DAMAGES: readonly (readonly [string, string])[] = [
  ['a hole', 'DELETE FROM entries WHERE idx = 5'],
  ['no end', 'DELETE FROM entries WHERE idx > 9'],
  ['no beginning', 'DELETE FROM entries WHERE idx = 0'],
  ['a fact that is none', `UPDATE entries SET fact = '{"type":"secret 12-5"}' WHERE idx = 5`],
  ['a fact of another shape', `UPDATE entries SET fact = '["secret 12-5"]' WHERE idx = 7`],
  ['a fact that is no JSON', `UPDATE entries SET fact = 'secret 12-5' WHERE idx = 5`],
];

test.each(DAMAGES)(
  'regression: a history with %s is not exported, and nothing of it is told',
  async (_what, sql) => {
    const dir = await servedFolder();
    const db = new DatabaseSync(join(dir, DATABASE_FILE));
    db.exec(sql);
    db.close();
    for (const unfinished of [false, true]) {
      const done = exportMatch(exporting({ dir, unfinished }));
      expect(done).toMatchObject({ ok: false, error: expect.stringContaining('is damaged') });
      expect(JSON.stringify(done)).not.toContain('secret');
    }
  },
);

test('a file that is not there is named', () => {
  const done = importFile(importing({ dir: '/nowhere', file: '/nowhere/x.json' }));
  expect(done).toMatchObject({ ok: false, error: expect.stringContaining('cannot be read') });
});

/** A data folder in which a server keeps the table. */
async function servedFolder(): Promise<string> {
  const dir = emptyFolder();
  const journal = await sqliteJournal<TableFact>({ dir });
  onTestFinished(() => journal.close());
  await journal.claim(table.code, 0);
  await journal.append(table.code, { entries: table.history, stateHash: '' });
  return dir;
}

function exporting(wish: Partial<ExportErrand> & { readonly dir: string }): ExportErrand {
  return { job: 'export', code: table.code, match: null, unfinished: false, out: null, ...wish };
}

function importing(
  wish: Omit<ImportErrand, 'job' | 'checkOnly'> & Partial<ImportErrand>,
): ImportErrand {
  return { job: 'import', checkOnly: false, ...wish };
}
