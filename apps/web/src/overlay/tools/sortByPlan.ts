import { planned } from '../../input/planned.ts';
import { grouped } from '../../store/hand/sorting.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';

/** The longest train of the hand, in order and turned as it will lie; then what is left over. */
export function sortByPlan(moves: Moves): void {
  const { value: view } = moves.view;
  if (view === null) return;
  const { train, fits, extras, turned } = planned(view);
  moves.order.lay(grouped([train, extras], turned));
  const found = fits ? text.planFound : text.planApart;
  moves.talk.tell(found(train.length, extras.length));
}
