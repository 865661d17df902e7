import { assertNever } from '@roundhouse/rules';
import type { GoneWhy } from '../connection/connection.ts';
import type { TableNotice } from '../connection/tables.ts';

/**
 * What one can do where a connection has ended, besides going home: ask again who is coming, try the
 * same once more, type another code, load a newer page, or nothing.
 */
export type Way = 'door' | 'again' | 'code' | 'refresh' | 'none';

/** The way on from each end. */
export function wayOn(why: GoneWhy): Way {
  switch (why) {
    case 'wrongToken':
    case 'removed':
    case 'nameTaken':
    case 'badName':
      return 'door';
    case 'notFound':
      return 'code';
    case 'broken':
    case 'cannotLoad':
    case 'full':
    case 'locked':
    case 'tooManyTries':
      return 'again';
    case 'versionTooOld':
      return 'refresh';
    case 'closed':
    case 'left':
      return 'none';
    default:
      return assertNever(why);
  }
}

/** Where looking at a table is the end of it already; null where one may go in. */
export function endAtDoor(notice: TableNotice | null): GoneWhy | null {
  switch (notice?.kind) {
    case 'missing':
      return 'notFound';
    case 'tooManyTries':
      return 'tooManyTries';
    case 'here':
      return notice.locked ? 'locked' : null;
    case 'unreachable':
    case undefined:
      return null;
    default:
      return assertNever(notice);
  }
}
