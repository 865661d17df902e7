import {
  decide,
  isDouble,
  lowOf,
  seatsOf,
  slotsOf,
  trainOf,
  type GameEvent,
  type Hand,
  type OpenDouble,
  type Pip,
  type Play,
  type Round,
  type SeatView,
  type TrainId,
} from '@roundhouse/rules';
import type { OutcomeFacts } from '../text/facts.ts';

const NOBODYS: Hand = { tiles: [], drawnTile: null };

/**
 * What the rules make of a legal play. They are asked with the own hand only: what others hold decides
 * nothing of this. Null where the play is not legal.
 */
export function outcomeOf(view: SeatView, play: Play): OutcomeFacts | null {
  const { table, seat, hand } = view;
  const hands = seatsOf(table.seatCount).map((other) => (other === seat ? hand : NOBODYS));
  const round: Round = { table, secret: { hands, boneyard: [] } };
  const decided = decide(round, seat, play);
  if (!decided.ok) return null;
  const { events } = decided.value;
  const after = decided.value.round.table;
  const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
  const isOver = after.phase.kind === 'over';
  const newest = trainOf(after, play.train).placed.length - 1;
  const wants = slotsOf(after, play.train)
    .filter(({ on }) => on === newest)
    .map(({ pip }) => pip);
  return {
    covers: coveredPip(table.openDoubles, after.openDoubles, play.train),
    opens: has('doubleOpened') && isDouble(play.tile) ? lowOf(play.tile) : null,
    wants: isOver ? [] : [...new Set(wants)],
    again: events.some((event) => event.type === 'turnContinued' && event.step === 'extra'),
    closes: events.some((event) => event.type === 'markerRemoved' && event.seat === seat),
    isLast: has('wentOut'),
  };
}

/** The double of this train that is owed less than before. */
function coveredPip(
  before: readonly OpenDouble[],
  after: readonly OpenDouble[],
  train: TrainId,
): Pip | null {
  const owed = ({ on, pip }: OpenDouble) =>
    after.find((open) => open.train === train && open.on === on && open.pip === pip)?.need ?? 0;
  const covered = before.find((open) => open.train === train && owed(open) < open.need);
  return covered?.pip ?? null;
}
