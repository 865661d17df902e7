import { describe, expect, test } from 'vitest';
import type { TableCode } from '@roundhouse/protocol';
import { FakeClock, settled } from '@roundhouse/testkit/table';
import { JournalError } from './journalError.ts';
import { testJournal } from './testing/journalSuite.ts';
import { memoryJournal } from './memoryJournal.ts';
import { patientJournal } from './patientJournal.ts';

const CODE = 'ABC234' as string as TableCode;
const PATIENCE_MS = 5_000;

describe('a patient journal', () => {
  testJournal(async () =>
    patientJournal(memoryJournal(), { clock: new FakeClock(), patienceMs: PATIENCE_MS }),
  );
});

/** A journal whose disk stands still until it is let go, and what was asked of it. */
function hangingJournal() {
  const clock = new FakeClock();
  const asked: string[] = [];
  let release = () => {};
  let gate = new Promise<void>((resolve) => (release = resolve));
  const inner = memoryJournal<string>();
  const held = new Proxy(inner, {
    get:
      (target, name: keyof typeof inner) =>
      async (...given: readonly unknown[]) => {
        asked.push(name);
        await gate;
        return Reflect.apply(target[name], target, given) as unknown;
      },
  });
  const journal = patientJournal(held, { clock, patienceMs: PATIENCE_MS });
  const letGo = async () => {
    gate = Promise.resolve();
    release();
    await settled();
  };
  return { journal, clock, asked, letGo };
}

/** What becomes of a question; `open` until that is known. */
function fateOf(question: Promise<unknown>) {
  const fate = { is: 'open' };
  void question.then(
    () => (fate.is = 'answered'),
    (error: unknown) => (fate.is = error instanceof JournalError ? error.trouble : String(error)),
  );
  return fate;
}

const entry = { index: 0, atMs: 0, fact: 'a fact' };
const append = { entries: [entry], stateHash: 'a name' };

describe('a disk that does not answer', () => {
  test('is waited for no longer than patience lasts', async () => {
    const { journal, clock } = hangingJournal();
    const fates = [
      fateOf(journal.claim(CODE, 0)),
      fateOf(journal.load(CODE)),
      fateOf(journal.read(CODE)),
      fateOf(journal.list()),
      fateOf(journal.archive(CODE)),
      fateOf(journal.forget(CODE)),
      fateOf(journal.saveSnapshot(CODE, { entryCount: 0, state: '', stateHash: '' })),
    ];
    await clock.advance(PATIENCE_MS - 1);
    expect([fates.map(({ is }) => is), journal.trouble]).toEqual([fates.map(() => 'open'), null]);
    await clock.advance(1);
    expect([fates.map(({ is }) => is), journal.trouble]).toEqual([
      fates.map(() => 'silent'),
      'silent',
    ]);
  });

  test('leaves an append open until it is known what became of it', async () => {
    const { journal, clock, letGo } = hangingJournal();
    const fate = fateOf(journal.append(CODE, append));
    await clock.advance(100 * PATIENCE_MS);
    expect([fate.is, journal.trouble]).toEqual(['open', 'silent']);
    await letGo();
    expect([fate.is, journal.trouble]).toEqual(['conflict', null]); // it was never claimed
  });

  test('is asked nothing more before it has answered: whoever comes knows that nothing was written', async () => {
    const { journal, clock, asked, letGo } = hangingJournal();
    void fateOf(journal.list());
    await clock.advance(PATIENCE_MS);
    const fates = [fateOf(journal.append(CODE, append)), fateOf(journal.load(CODE))];
    await settled();
    expect([fates.map(({ is }) => is), asked]).toEqual([['busy', 'busy'], ['list']]);
    await letGo();
    expect([journal.trouble, await journal.claim(CODE, 0)]).toEqual([null, true]);
  });

  test('closes all the same', async () => {
    const { journal, asked } = hangingJournal();
    void journal.close();
    expect(asked).toEqual(['close']);
  });
});
