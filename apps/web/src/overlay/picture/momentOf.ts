import type { Play } from '../../store/table/play.ts';
import { motionIsReduced } from '../../store/kept/settings.ts';
import type { Moment } from '../../timeline/telling.ts';

/** How the page stands to the news that comes now. */
export function momentOf({ snapshot, me }: Play): Moment {
  return {
    seq: snapshot.peek().seq,
    hidden: document.hidden,
    viewer: { seat: me.peek(), motion: !motionIsReduced() },
  };
}
