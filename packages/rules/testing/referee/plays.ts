import { bindingDoubles } from './doubles.ts';
import { MEXICAN, carries, get, halves, isDouble } from './position.ts';
import type { Action, OpenDouble, Position, Tile, Train } from './position.ts';
import { spotsOn, trainsFor } from './trains.ts';
import type { Spot } from './trains.ts';

export interface Play {
  tile: Tile;
  spot: Spot;
}

/** '12-5>A', with the number of the end if the train has several: '12-5>M.1'. Source: docs/rules.md#notation */
export function writePlay({ tile, spot }: Play): Action {
  return `${tile}>${spot.train}${spot.index === null ? '' : `.${spot.index}`}`;
}

/** Every way to lay one of the tiles on one of the trains. */
function fits(position: Position, tiles: Tile[], trains: Train[]): Play[] {
  const spots = trains.flatMap((train) => spotsOn(position, train));
  return tiles.flatMap((tile) =>
    spots.filter((spot) => carries(tile, spot.pip)).map((spot) => ({ tile, spot })),
  );
}

/** Everything the seat to move may lay now. Source: docs/rules.md#turn */
export function playsNow(position: Position): Play[] {
  const { seat, cover, phase } = position.turn;
  const hand = get(position.hands, seat);
  if (cover) return covers(position);
  if (phase === 'extra') return extraTiles(position);
  return fits(position, hand, trainsFor(position, seat));
}

/**
 * With a double to cover nothing else may be laid; of several doubles the room's order says which
 * one may be covered. Source: docs/rules.md#doubles (obligation, order)
 */
function covers(position: Position): Play[] {
  const { seat } = position.turn;
  const binding = bindingDoubles(position, seat);
  const { coverOrder } = position.options;
  const wanted =
    coverOrder === 'playedOrder'
      ? binding.slice(0, 1)
      : coverOrder === 'reverse'
        ? binding.slice(-1)
        : binding;
  return wanted.flatMap((double) => {
    const spot = { train: double.train, index: null, pip: double.pip, double };
    const tiles = get(position.hands, seat).filter((tile) => carries(tile, double.pip));
    return tiles.map((tile) => ({ tile, spot }));
  });
}

/**
 * The further tile owed after a double: anywhere the layer may play, or on that double only, or on
 * a double of this turn if one can be covered. Source: docs/rules.md#doubles (extra tile)
 */
function extraTiles(position: Position): Play[] {
  const { seat } = position.turn;
  const hand = get(position.hands, seat);
  const laidNow = position.open.filter((double) => double.mine);
  const plays = fits(position, hand, trainsFor(position, seat));

  if (position.options.extraTileTarget === 'openDoubleOnly') {
    return plays.filter(({ spot }) => spot.double !== null && spot.double === laidNow.at(-1));
  }
  const allowed = plays.filter((play) =>
    isDouble(play.tile)
      ? isFurtherDoubleAllowed(position, play.tile)
      : isClosingTileAllowed(position, play.spot, laidNow),
  );
  if (position.options.extraTileTarget === 'coverFirstElseAny') {
    const covering = allowed.filter(({ spot }) => spot.double?.mine);
    if (covering.length > 0) return covering;
  }
  return allowed;
}

/**
 * A second double in one turn: as many as one likes, none, or one if a third tile that covers
 * either is already in hand. Source: docs/rules.md#doubles (chain)
 */
function isFurtherDoubleAllowed(position: Position, double: Tile): boolean {
  const { doubleChain } = position.options;
  const { doubles, seat } = position.turn;
  if (doubleChain === 'unlimited') return true;
  if (doubleChain === 'single' || doubles.length > 1) return false;

  const coverable = [...doubles, ...halves(double)];
  const rest = get(position.hands, seat).filter((tile) => tile !== double);
  return rest.some((tile) => coverable.some((pip) => carries(tile, pip)));
}

/**
 * Where a non-double may go after doubles of this turn. After two doubles under the third-tile rule
 * only on one of them; if the order binds the layer too, of its doubles only on the first; and in
 * the Puremco chain on the first of several, the Mexican train or a train that shows no open double.
 * Source: docs/rules.md#doubles (extra tile, order)
 */
function isClosingTileAllowed(position: Position, spot: Spot, laidNow: OpenDouble[]): boolean {
  const { doubleChain, coverOrderBindsLayer, extraTileTarget } = position.options;
  const first = laidNow[0];
  const answered = spot.double;
  if (doubleChain === 'twoIfThirdTileCovers' && position.turn.doubles.length > 1) {
    return answered !== null && answered.mine;
  }
  if (coverOrderBindsLayer && answered?.mine && answered !== first) return false;
  if (extraTileTarget === 'puremcoChain' && laidNow.length > 1) {
    return answered === null || answered === first || spot.train === MEXICAN;
  }
  return true;
}
