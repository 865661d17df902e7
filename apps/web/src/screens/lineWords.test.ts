import { expect, test } from 'vitest';
import type { ConnectionState } from '../connection/connection.ts';
import { text } from '../text/text.ts';
import { lineWords, waitingWords } from './lineWords.ts';

const words = text.connection;

test('every state of a line is said in words over the table, but for one that is well', () => {
  const said: readonly (readonly [ConnectionState, string | null])[] = [
    [{ kind: 'live' }, null],
    [{ kind: 'resuming', tries: 0, isExpected: false }, words.resuming],
    [{ kind: 'resuming', tries: 4, isExpected: false }, words.resumingLong],
    [{ kind: 'resuming', tries: 20, isExpected: true }, words.restarting],
    [{ kind: 'connecting', tries: 1 }, words.resuming],
    [{ kind: 'away' }, words.away],
    // These have pages of their own.
    [{ kind: 'moved' }, null],
    [{ kind: 'gone', why: 'closed' }, null],
  ];
  for (const [state, expected] of said) expect(lineWords(state, false)).toBe(expected);
});

test('a table that cannot save says so, unless its line is lost too', () => {
  expect(lineWords({ kind: 'live' }, true)).toBe(words.paused);
  expect(lineWords({ kind: 'away' }, true)).toBe(words.away);
});

test('whoever waits for a table knows what for', () => {
  expect(waitingWords({ kind: 'connecting', tries: 1 })).toBe(words.connecting);
  expect(waitingWords({ kind: 'connecting', tries: 2 })).toBe(words.stillConnecting);
  expect(waitingWords({ kind: 'away' })).toBe(words.away);
});
