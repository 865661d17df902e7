import { assertNever } from '@roundhouse/rules';
import type { ConnectionState } from '../connection/connection.ts';
import { text } from '../text/text.ts';

/** Tries after which a wait deserves more words. */
const LONG_TRIES = 4;

/** What a page that shows a table says of its line; null when there is nothing to say. */
export function lineWords(state: ConnectionState, isPaused: boolean): string | null {
  const words = text.connection;
  switch (state.kind) {
    case 'connecting':
      return longOr(state.tries, words.resuming);
    case 'resuming':
      return state.isExpected ? words.restarting : longOr(state.tries, words.resuming);
    case 'away':
      return words.away;
    case 'live':
      return isPaused ? words.paused : null;
    case 'moved':
    case 'gone':
      return null;
    default:
      return assertNever(state);
  }
}

function longOr(tries: number, words: string): string {
  return tries >= LONG_TRIES ? text.connection.resumingLong : words;
}

/** What a page without a table says while it waits for one. */
export function waitingWords(state: ConnectionState): string {
  const words = text.connection;
  if (state.kind === 'away') return words.away;
  return 'tries' in state && state.tries > 1 ? words.stillConnecting : words.connecting;
}
