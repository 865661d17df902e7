import type { Moves } from '../../store/table/moves.ts';
import { motionIsReduced } from '../../store/kept/settings.ts';
import type { Moment } from '../../timeline/telling.ts';
import { isWatched } from '../../timeline/watched.ts';

/** How the page stands to the news that comes now. */
export function momentOf({ snapshot, me }: Moves): Moment {
  return {
    seq: snapshot.peek().seq,
    watched: isWatched(),
    viewer: { seat: me.peek(), motion: !motionIsReduced() },
  };
}
