import { closeReasonOf, joinRefusalOf } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { GoneWhy } from './connection.ts';

/** What a closed or refused connection means for the next step. */
export type Ending =
  | { readonly next: 'retry' }
  | { readonly next: 'moved' }
  | { readonly next: 'gone'; readonly why: GoneWhy };

/** A reason to call again. */
export const RETRY: Ending = { next: 'retry' };
const gone = (why: GoneWhy): Ending => ({ next: 'gone', why });

/** Colyseus: there is no room with this id. */
export const NO_SUCH_ROOM = 522;
/** Shortest and longest wait before the next try. */
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8000;

/** What the close of a running connection means. Every code that is not ours is a lost network. */
export function endingOfClose(code: number): Ending {
  const reason = closeReasonOf(code);
  switch (reason) {
    case 'playingElsewhere':
      return { next: 'moved' };
    case 'versionTooOld':
      return gone('versionTooOld');
    case 'removedByHost':
      return gone('removed');
    case 'tableClosed':
      return gone('closed');
    case 'tableBroken':
      return gone('broken');
    case 'tooSlow':
    case 'restarting':
    case undefined:
      return RETRY;
    default:
      return assertNever(reason);
  }
}

/** What a refused joining means, taken at its word. */
export function endingOfJoin(code: number): Ending {
  const refusal = joinRefusalOf(code);
  switch (refusal) {
    case 'versionTooOld':
      return gone('versionTooOld');
    case 'wrongToken':
      return gone('wrongToken');
    case 'badName':
      return gone('badName');
    case 'nameTaken':
      return gone('nameTaken');
    case 'tooManySpectators':
      return gone('full');
    case 'tableClosed':
      return gone('closed');
    case 'badMessage':
      return gone('broken');
    case 'tableLocked':
      return gone('locked');
    case 'cannotLoad':
      return gone('broken');
    case 'tooManyTries':
    case 'tryAgain':
      return RETRY;
    case undefined:
      return code === NO_SUCH_ROOM ? gone('notFound') : RETRY;
    default:
      return assertNever(refusal);
  }
}

/** The wait before try number `tries` (from 1): 250 ms, doubled each time, at most 8 s. */
export function delayMs(tries: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
}
