import { announcement, type Player, type Rng } from '@roundhouse/bots';
import {
  decide,
  formatCommand,
  invariant,
  seatsOf,
  tileCount,
  turnOf,
  viewFor,
  type Round,
  type RoundResult,
} from '@roundhouse/rules';

/**
 * Plays a round to its end, each seat by its player. Everybody announces and catches in time.
 * Throws when a player is refused, and when the round does not end.
 */
export function playedRound(start: Round, players: readonly Player[], rng: Rng): RoundResult {
  let round = start;
  const { seatCount, options } = start.table;
  for (let left = 8 * seatCount * (tileCount(options.maxPip) + seatCount); left > 0; left -= 1) {
    if (round.table.phase.kind === 'over') return round.table.phase.result;
    round = afterMove(round, players, rng);
  }
  throw new Error('the round does not end');
}

function afterMove(round: Round, players: readonly Player[], rng: Rng): Round {
  const speaker =
    round.table.options.lastTileCall === 'none'
      ? undefined
      : seatsOf(players.length).find((seat) => announcement(viewFor(round, seat)) !== null);
  const seat = speaker ?? turnOf(round.table)?.seat;
  const player = players[seat ?? -1];
  invariant(seat !== undefined && player !== undefined, 'somebody is to move');
  const view = viewFor(round, seat);
  const said = speaker === undefined ? null : announcement(view);
  const command = said ?? player.decide(view, rng);
  const decision = decide(round, seat, command);
  invariant(decision.ok, `${formatCommand(command)} of seat ${seat} is legal`);
  return decision.value.round;
}
