import { assertNever } from '../result.ts';
import type { Play } from '../command.ts';
import type { Seat } from '../seat.ts';
import type { OpenDouble, Table, Turn } from '../state.ts';
import { hasPip, type Pip } from '../tile.ts';
import type { PlayRestriction } from './restriction.ts';
import { suitSize } from './tileSet.ts';

/** True once every tile of a suit lies on the table. Source: docs/rules.md#exhausted-suits */
export function isExhausted(table: Table, pip: Pip): boolean {
  return table.laidBySuit[pip] === suitSize(table.options);
}

/** What an exhausted suit excuses: nothing, the block, or the block and the extra tile. */
function excuse(table: Table, pip: Pip): 'nothing' | 'block' | 'blockAndExtra' {
  switch (table.options.exhaustedSuit) {
    case 'none':
      return 'nothing';
    case 'releaseBlock':
      return isExhausted(table, pip) ? 'block' : 'nothing';
    case 'waiveExtraAndRelease':
      return isExhausted(table, pip) ? 'blockAndExtra' : 'nothing';
    default:
      return assertNever(table.options.exhaustedSuit);
  }
}

/** True when an open double of this suit blocks nobody any more. Source: docs/rules.md#exhausted-suits */
export function isReleased(table: Table, pip: Pip): boolean {
  return excuse(table, pip) !== 'nothing';
}

/** True when a double just laid asks for no extra tile. Source: docs/rules.md#exhausted-suits */
export function isExtraWaived(table: Table, pip: Pip): boolean {
  return excuse(table, pip) === 'blockAndExtra';
}

/** True where the doubles of an exhausted suit ask for no extra tile. Source: docs/rules.md#exhausted-suits */
export function exhaustionWaivesExtra({ options }: Table): boolean {
  return options.exhaustedSuit === 'waiveExtraAndRelease';
}

/** The doubles that bind a seat, in the order in which they were laid. Source: docs/rules.md#covering */
export function blockers(table: Table, seat: Seat): readonly OpenDouble[] {
  return table.openDoubles.filter(
    (open) => open.live && binds(table, open, seat) && !isReleased(table, open.pip),
  );
}

function binds(table: Table, open: OpenDouble, seat: Seat): boolean {
  switch (table.options.openDoubleObligation) {
    case 'everyone':
      return true;
    case 'layerOnly':
      return open.by === seat;
    case 'none':
      return false;
    default:
      return assertNever(table.options.openDoubleObligation);
  }
}

/** The doubles of which this turn has to cover one now. Source: docs/rules.md#covering */
export function doublesDue(table: Table, turn: Turn): readonly OpenDouble[] {
  if (!turn.cover) return [];
  const binding = blockers(table, turn.seat);
  switch (table.options.coverOrder) {
    case 'playedOrder':
      return binding.slice(0, 1);
    case 'any':
      return binding;
    case 'reverse':
      return binding.slice(-1);
    default:
      return assertNever(table.options.coverOrder);
  }
}

/**
 * While a double binds the seat every other place is closed, its own train included.
 * Source: docs/rules.md#covering
 */
export const doubleIsCovered: PlayRestriction = ({ table, seat, turn }, play) => {
  const due = doublesDue(table, turn);
  const first = due[0];
  if (first === undefined || due.some((open) => answers(play, open))) return null;
  const { train, pip } = first;
  const code = blockers(table, seat).some((open) => answers(play, open))
    ? 'coverInOrder'
    : 'doubleMustBeCovered';
  return { code, train, pip };
};

function answers(play: Play, open: OpenDouble): boolean {
  return play.train === open.train && play.end === null && hasPip(play.tile, open.pip);
}

/** True when the seat must go on covering in the same turn. Source: docs/rules.md#covering */
export function owesFurtherCover(table: Table, turn: Turn): boolean {
  if (!turn.cover || table.options.coversPerTurn === 'one') return false;
  return blockers(table, turn.seat).length > 0;
}
