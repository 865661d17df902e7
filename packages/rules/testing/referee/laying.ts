import { expireOtherCalls } from './calls.ts';
import { bindingDoubles, branchesOn, isExhausted } from './doubles.ts';
import { endTurn, goOut } from './endings.ts';
import { playsNow } from './plays.ts';
import type { Play } from './plays.ts';
import { MEXICAN, carries, get, isDouble, otherHalf } from './position.ts';
import type { OpenDouble, Position, Train } from './position.ts';

/**
 * Lays a tile and settles what follows: nothing left in hand, a chain that goes on, a double that
 * earns an extra tile, a second cover, or the end of the turn. Source: docs/rules.md#turn
 */
export function lay(position: Position, play: Play): void {
  const { options, turn } = position;
  const { seat } = turn;
  const { tile, spot } = play;
  position.hands[seat] = get(position.hands, seat).filter((held) => held !== tile);
  position.passes = 0;
  position.calls[seat] = 'none';
  if (options.callDeadline === 'nextPlayerPlays') expireOtherCalls(position, seat);

  const earnsExtra = isDouble(tile) && turn.phase !== 'chain' && !isExtraWaived(position, spot.pip);
  const isFoot = earnsExtra && branchesOn(position, spot.train) === 3;
  place(position, play, isFoot);
  liftMarkers(position, spot.train);
  turn.laid += 1;
  turn.drawn = null;
  if (options.drawAllowance === 'perPlay') turn.draws = 0;

  const handIsEmpty = position.hands[seat].length === 0;
  if (handIsEmpty && !(earnsExtra && options.lastTileDouble === 'mustCover')) goOut(position);
  else if (turn.phase === 'chain') continueChain(position, play);
  else if (earnsExtra) askForExtra(position, play, isFoot);
  else continueCovering(position);
}

/** The last tile of a suit, if it is the double: with the exception on its layer owes nothing. Source: docs/rules.md#doubles (exhausted suit) */
function isExtraWaived(position: Position, pip: number): boolean {
  return position.options.exhaustedSuit === 'waiveExtraAndRelease' && isExhausted(position, pip);
}

/**
 * Puts the tile on the train and works out its ends. A tile that fits two open doubles of the train
 * answers the older. A foot is no end of its train; its branches are added as they come.
 * Source: docs/rules.md#doubles (branches)
 */
function place(position: Position, { tile, spot }: Play, isFoot: boolean): void {
  const ends = get(position.trains, spot.train);
  const answered =
    spot.double &&
    position.open.find(({ train, pip }) => train === spot.train && carries(tile, pip));
  if (answered) {
    answered.need -= 1;
    const outside = otherHalf(tile, answered.pip);
    if (answered.size === 3) ends.push(outside);
    else ends[answered.at] = outside;
    position.open = position.open.filter(({ need }) => need > 0);
  } else if (isFoot) {
    ends.splice(spot.index ?? 0, 1);
  } else {
    ends[spot.index ?? 0] = otherHalf(tile, spot.pip);
  }
}

/** When a tile takes a marker away. Source: docs/rules.md#markers (removal) */
function liftMarkers(position: Position, train: Train): void {
  const { seat } = position.turn;
  switch (position.options.markerRemoval) {
    case 'ownerPlaysOwnTrain':
      if (train === seat) position.markers[seat] = false;
      break;
    case 'ownerPlaysAnywhere':
      position.markers[seat] = false;
      break;
    case 'anyonePlaysOnTrain':
      if (train !== MEXICAN) position.markers[train] = false;
      break;
  }
}

/** Notes a double as open. */
function leaveOpen(
  position: Position,
  play: Play,
  about: Pick<OpenDouble, 'size' | 'live' | 'mine'>,
) {
  position.open.push({
    train: play.spot.train,
    pip: play.spot.pip,
    by: position.turn.seat,
    need: about.size,
    at: play.spot.index ?? 0,
    ...about,
  });
}

/**
 * An opening chain goes on while a held tile continues it. Its doubles want one tile, the next of
 * the chain; one at the very end may have to wait until all have opened.
 * Source: docs/rules.md#opening-turn
 */
function continueChain(position: Position, play: Play): void {
  const live = position.options.openingDoubleEnd !== 'deferred';
  if (isDouble(play.tile)) leaveOpen(position, play, { size: 1, live, mine: false });
  if (playsNow(position).length === 0) endTurn(position);
}

/** A double asks its layer for an extra tile. Source: docs/rules.md#doubles (extra tile) */
function askForExtra(position: Position, play: Play, isFoot: boolean): void {
  leaveOpen(position, play, { size: isFoot ? 3 : 1, live: true, mine: true });
  position.turn.doubles.push(play.spot.pip);
  position.turn.phase = 'extra';
}

/** After a cover the turn is over, unless the room wants all debts paid at once. Source: docs/rules.md#doubles (covers in one turn) */
function continueCovering(position: Position): void {
  const { seat, cover } = position.turn;
  const owesMore = cover && bindingDoubles(position, seat).length > 0;
  if (owesMore && position.options.coversPerTurn === 'all') position.turn.phase = 'covering';
  else endTurn(position);
}
