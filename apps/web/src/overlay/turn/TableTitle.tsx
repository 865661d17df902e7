import type { Play } from '../../store/table/play.ts';
import { roundNumber } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';

/** Which table this is, and which round, for those who read the page by its headings. */
export function TableTitle({ play }: { readonly play: Play }) {
  const { code, match } = play.snapshot.value;
  const round = roundNumber(play.snapshot.value);
  const name = play.connection.isPractice ? text.practice.title : text.join.title(code);
  return (
    <h1 class="hidden-text">
      {name}, {text.table.roundLong(round, match?.roundCount ?? 1)}
    </h1>
  );
}
