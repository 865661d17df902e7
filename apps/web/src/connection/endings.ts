import { closeReasonOf, joinRefusalOf, NO_SUCH_TABLE, SERVER_STOPS } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { GoneWhy } from './connection.ts';

/**
 * How to call again. `restart`: the server said that it will soon be back. `patient`: it is there
 * and cannot say yes yet. `slow`: it asked for peace.
 */
export type Urgency = 'usual' | 'restart' | 'patient' | 'slow';

/** What a closed or refused connection means for the next step. */
export type Ending =
  | { readonly next: 'retry'; readonly urgency: Urgency }
  | { readonly next: 'moved' }
  | { readonly next: 'gone'; readonly why: GoneWhy };

const retry = (urgency: Urgency): Ending => ({ next: 'retry', urgency });
const gone = (why: GoneWhy): Ending => ({ next: 'gone', why });

/**
 * What the code means with which a line closed or a joining was refused, taken at its word; 0 is no
 * answer at all. Every code that is not ours is a lost network.
 */
export function endingOf(code: number): Ending {
  if (code === NO_SUCH_TABLE) return gone('notFound');
  if (code === SERVER_STOPS) return retry('restart');
  return endingOfJoin(code) ?? endingOfClose(code) ?? retry('usual');
}

function endingOfClose(code: number): Ending | null {
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
      return retry('usual');
    case 'restarting':
      return retry('restart');
    case undefined:
      return null;
    default:
      return assertNever(reason);
  }
}

function endingOfJoin(code: number): Ending | null {
  const refusal = joinRefusalOf(code);
  switch (refusal) {
    case 'versionTooOld':
    case 'wrongToken':
    case 'badName':
    case 'nameTaken':
    case 'cannotLoad':
    case 'tooManyTries':
      return gone(refusal);
    case 'tooManySpectators':
      return gone('full');
    case 'tableClosed':
      return gone('closed');
    case 'tableLocked':
      return gone('locked');
    case 'badMessage':
      return gone('broken');
    case 'tryAgain':
      return retry('patient');
    case undefined:
      return null;
    default:
      return assertNever(refusal);
  }
}
