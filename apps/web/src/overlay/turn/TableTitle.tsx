import type { Moves } from '../../store/table/moves.ts';
import { roundNumber } from '../../store/rules/roundNumber.ts';
import { text } from '../../text/text.ts';

/** Which table this is, and which round, for those who read the page by its headings. */
export function TableTitle({ moves }: { readonly moves: Moves }) {
  const { code, match } = moves.snapshot.value;
  const round = roundNumber(moves.snapshot.value);
  const name = moves.connection.isPractice ? text.practice.title : text.join.title(code);
  return <h1 class="hidden-text">{text.table.titleLong(name, round, match?.roundCount ?? 1)}</h1>;
}
