import type { Plan } from '@roundhouse/bots';
import { planned } from '../../input/planned.ts';
import { grouped } from '../../store/hand/sorting.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';

/** The longest train of the hand, `best` if it has been told, in order and turned as it will lie; then what is left over. */
export function sortByPlan(moves: Moves, best?: Plan): void {
  const { value: view } = moves.view;
  if (view === null) return;
  const { train, fits, extras, turned } = planned(view, best);
  moves.order.lay(grouped([train, extras], turned));
  const found = fits ? text.planFound : text.planApart;
  moves.talk.tell(found(train.length, extras.length));
}
