import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import type { Append, Journal } from '../journal.ts';
import { JournalError } from '../journalError.ts';

type Open = () => Promise<Journal<string>>;

const CODE = codeOf('ABC234');
const OTHER = codeOf('XYZ789');

/** What every journal must do. `open` gives an empty one; whoever calls this names it in a `describe`. */
export function testJournal(open: Open): void {
  testClaims(open);
  testAges(open);
  testReading(open);
  testRefusals(open);
  testCrowd(open);
  testSnapshots(open);
}

function testClaims(open: Open): void {
  test('a code is claimed once, and given back when its table is forgotten', async () => {
    const journal = await open();
    expect(await journal.claim(CODE, 1)).toBe(true);
    expect(await journal.claim(CODE, 2)).toBe(false);
    expect(await journal.claim(OTHER, 2)).toBe(true);
    await journal.forget(CODE);
    expect(await journal.load(CODE)).toBeNull();
    expect(await journal.claim(CODE, 3)).toBe(true);
    await journal.close();
  });

  test('an archived table is out of use, keeps its history and its code', async () => {
    const journal = await opened(open);
    await journal.append(CODE, appendOf(0, ['a'], '1'));
    await journal.archive(CODE);
    expect([await journal.load(CODE), await journal.list()]).toEqual([null, []]);
    expect(await journal.claim(CODE, 9)).toBe(false);
    expect(await journal.read(CODE)).toHaveLength(1);
    await journal.close();
  });

  test('the list names what is in use, the last touched first', async () => {
    const journal = await opened(open);
    await journal.claim(OTHER, 50);
    expect(await journal.list()).toEqual([
      { code: OTHER, touchedMs: 50, entryCount: 0, idleMs: 0 },
      { code: CODE, touchedMs: 0, entryCount: 0, idleMs: 0 },
    ]);
    await journal.append(CODE, { entries: [{ ...entryOf(0, 'a'), atMs: 70 }], stateHash: '' });
    expect(await journal.list()).toEqual([
      { code: CODE, touchedMs: 70, entryCount: 1, idleMs: 0 },
      { code: OTHER, touchedMs: 50, entryCount: 0, idleMs: 0 },
    ]);
    await journal.close();
  });
}

function testAges(open: Open): void {
  test('a table grows older by what passes while nothing is added to it, and is new again by an entry', async () => {
    const journal = await opened(open);
    const idleMs = async () => (await journal.list()).map((table) => table.idleMs);
    await journal.age(500);
    expect(await idleMs()).toEqual([0]); // it was not there when that began
    await journal.age(1_000.4);
    await journal.age(30);
    expect(await idleMs()).toEqual([1_030]);
    await journal.append(CODE, appendOf(0, ['a'], '1'));
    expect(await idleMs()).toEqual([0]);
    await journal.age(1_000);
    await journal.age(7);
    expect(await idleMs()).toEqual([7]);
    await journal.check();
    await journal.close();
  });
}

function testReading(open: Open): void {
  test('what was appended is read back in order, with the hash of the last append', async () => {
    const journal = await opened(open);
    await journal.append(CODE, appendOf(0, ['a', 'b'], 'hash of b'));
    await journal.append(CODE, appendOf(2, ['ç "\u0000" 🚂'], 'hash of c'));
    const entries = [...appendOf(0, ['a', 'b', 'ç "\u0000" 🚂'], '').entries];
    expect(await journal.read(CODE)).toEqual(entries);
    expect(await journal.load(CODE)).toEqual({ snapshot: null, entries, stateHash: 'hash of c' });
    await journal.close();
  });

  test('an unknown table has no history', async () => {
    const journal = await opened(open);
    expect([await journal.load(OTHER), await journal.read(OTHER)]).toEqual([null, []]);
    expect(await journal.load(CODE)).toEqual({ snapshot: null, entries: [], stateHash: '' });
    await journal.close();
  });
}

function testRefusals(open: Open): void {
  test('entries that do not follow on one another are refused, and none of them is kept', async () => {
    const journal = await opened(open);
    await journal.append(CODE, appendOf(0, ['a'], '1'));
    for (const index of [0, 2]) {
      const refused = await troubleOf(journal.append(CODE, appendOf(index, ['x', 'y'], '2')));
      expect(refused).toBe('conflict');
    }
    const holed = { entries: [entryOf(1, 'b'), entryOf(3, 'd')], stateHash: '3' };
    expect(await troubleOf(journal.append(CODE, holed))).toBe('conflict');
    expect(await troubleOf(journal.append(OTHER, appendOf(0, ['x'], '4')))).toBe('conflict');
    expect(await journal.load(CODE)).toMatchObject({ entries: [{ fact: 'a' }], stateHash: '1' });
    await journal.close();
  });

  test('of two appends of the same entry at once exactly one is taken, and others are not hurt', async () => {
    const journal = await opened(open);
    await journal.claim(OTHER, 0);
    const results = await Promise.allSettled([
      journal.append(CODE, appendOf(0, ['one'], '1')),
      journal.append(CODE, appendOf(0, ['two'], '2')),
      journal.append(OTHER, appendOf(0, ['three'], '3')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await journal.read(CODE)).toHaveLength(1);
    expect(await journal.read(OTHER)).toHaveLength(1);
    await journal.close();
  });
}

function testCrowd(open: Open): void {
  test('many appends at once are all kept, each table in its order', async () => {
    const journal = await opened(open);
    await journal.claim(OTHER, 0);
    const appends = Array.from({ length: 200 }, (_, index) => [
      journal.append(CODE, appendOf(index, [`a${index}`], `${index}`)),
      journal.append(OTHER, appendOf(index, [`b${index}`], `${index}`)),
    ]);
    await Promise.all(appends.flat());
    for (const [code, letter] of [
      [CODE, 'a'],
      [OTHER, 'b'],
    ] as const) {
      const facts = (await journal.read(code)).map(({ fact }) => fact);
      expect(facts).toEqual(Array.from({ length: 200 }, (_, index) => `${letter}${index}`));
    }
    await journal.close();
  });
}

function testSnapshots(open: Open): void {
  test('a snapshot stands for the entries before it, and a newer one takes its place', async () => {
    const journal = await opened(open);
    await journal.append(CODE, appendOf(0, ['a', 'b', 'c'], 'of c'));
    await journal.saveSnapshot(CODE, { entryCount: 1, state: '{"a":1}', stateHash: 'of a' });
    const newest = { entryCount: 2, state: '{"b":1}', stateHash: 'of b' };
    await journal.saveSnapshot(CODE, newest);
    const entries = [entryOf(2, 'c')];
    expect(await journal.load(CODE)).toEqual({ snapshot: newest, entries, stateHash: 'of c' });
    expect(await journal.read(CODE)).toHaveLength(3);
    await journal.close();
  });
}

async function opened(open: Open): Promise<Journal<string>> {
  const journal = await open();
  await journal.claim(CODE, 0);
  return journal;
}

/** Entries with these facts, the first with this index. */
function appendOf(first: number, facts: readonly string[], stateHash: string): Append<string> {
  return { entries: facts.map((fact, offset) => entryOf(first + offset, fact)), stateHash };
}

function entryOf(index: number, fact: string) {
  return { index, atMs: index, fact };
}

async function troubleOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof JournalError ? error.trouble : 'none';
}

function codeOf(text: string): TableCode {
  const code = parseTableCode(text);
  if (code === undefined) throw new Error(text);
  return code;
}
