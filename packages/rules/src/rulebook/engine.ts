import { assertNever } from '../result.ts';
import type { RuleOptions } from '../options.ts';
import { seatAfter, seatOf, type Seat } from '../seat.ts';
import { isDouble, lowOf, tileOf, type Pip, type TileId } from '../tile.ts';
import { dealHands, type Dealt } from './setup.ts';
import { highestPip } from './tileSet.ts';

/** A deal whose engine lies on the table. */
export interface EngineFound extends Dealt {
  readonly engine: Pip;
  /** The seat that laid the engine; null when it was set aside. */
  readonly holder: Seat | null;
  /** Tiles that each seat drew while the engine was hunted. */
  readonly hunted: readonly number[];
}

/** The number of the engine, one lower in each round. Source: docs/rules.md#engine */
export function engineOfRound(options: RuleOptions, roundIndex: number): Pip {
  switch (options.engineOrder) {
    case 'descending':
      return highestPip(options) - roundIndex;
    default:
      return assertNever(options.engineOrder);
  }
}

/** True where the engine of a round is known before its deal. Source: docs/rules.md#engine */
export function engineIsPlanned(options: RuleOptions): boolean {
  return options.engineMode !== 'highestDoubleHeld';
}

/** What a deal needs: the whole set in its shuffled order, and the seat that would hunt first. */
export interface DealOrder {
  readonly seatCount: number;
  readonly engine: Pip;
  readonly deck: readonly TileId[];
  readonly from: Seat;
}

/** The deck from which hands are dealt: without the engine where that is set aside. */
export function dealingDeck(options: RuleOptions, { deck, engine }: DealOrder): readonly TileId[] {
  const aside = tileOf(engine, engine);
  return options.engineMode === 'setAside' ? deck.filter((tile) => tile !== aside) : deck;
}

/**
 * Deals the hands and lays the engine. Null when the deal is void: nobody holds a double although
 * the highest one held should open. Source: docs/rules.md#engine
 */
export function findEngine(options: RuleOptions, order: DealOrder): EngineFound | null {
  const dealt = dealHands(options, order.seatCount, dealingDeck(options, order));
  const hunted = dealt.hands.map(() => 0);
  switch (options.engineMode) {
    case 'setAside':
      return { ...dealt, engine: order.engine, holder: null, hunted };
    case 'holderPlays':
      return huntEngine(options, order.engine, { ...dealt, from: order.from });
    case 'highestDoubleHeld': {
      const doubles = dealt.hands.flat().filter(isDouble);
      if (doubles.length === 0) return null;
      return huntEngine(options, Math.max(...doubles.map(lowOf)), { ...dealt, from: order.from });
    }
    default:
      return assertNever(options.engineMode);
  }
}

/**
 * Finds the engine's holder; while nobody has it, seats draw from the boneyard, from seat `from` on.
 * Hunted tiles stay in the hands; the engine leaves its hand. Source: docs/rules.md#engine
 */
export function huntEngine(
  options: RuleOptions,
  engine: Pip,
  start: Dealt & { readonly from: Seat },
): EngineFound {
  const tile = tileOf(engine, engine);
  const hands = start.hands.map((tiles) => [...tiles]);
  const boneyard = [...start.boneyard];
  const hunted = hands.map(() => 0);
  const holderOf = () => hands.findIndex((tiles) => tiles.includes(tile));
  let seat = start.from;
  let lapIsOver = true;
  while (boneyard.length > 0 && (holderOf() < 0 || !(lapIsOver || stopsAtFinder(options)))) {
    const drawn = boneyard.shift();
    if (drawn !== undefined) hands[seat]?.push(drawn);
    hunted[seat] = (hunted[seat] ?? 0) + 1;
    seat = seatAfter(seat, hands.length);
    lapIsOver = seat === start.from;
  }
  return {
    hands: hands.map((tiles) => tiles.filter((held) => held !== tile)),
    boneyard,
    engine,
    holder: seatOf(holderOf()),
    hunted,
  };
}

function stopsAtFinder(options: RuleOptions): boolean {
  return options.engineHunt === 'inTurn';
}
