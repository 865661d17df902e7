import {
  decide,
  evolve,
  invariant,
  seatsOf,
  undealtRound,
  type GameEvent,
  type Round,
  type RuleOptions,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import type { Dice, Move } from '@roundhouse/rules/testing';
import { isDeepStrictEqual } from 'node:util';
import { mayBeTold } from '../oracle/eventTruth.ts';

/** Tiles that change places, two by two; a tile is named at most once. */
export type Swaps = readonly (readonly [TileId, TileId])[];

type DealEvent = Extract<GameEvent, { readonly type: 'roundDealt' }>;

/** A deal and what was publicly played from it. */
export interface PlayedDeal {
  readonly options: RuleOptions;
  /** The events of the deal, the first turn included. */
  readonly events: readonly GameEvent[];
  readonly moves: readonly Move[];
}

/** The same deal with tiles in each other's places. */
export function swapped(event: GameEvent, swaps: Swaps): GameEvent {
  if (event.type !== 'roundDealt' || swaps.length === 0) return event;
  const partner = new Map(swaps.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const change = (tiles: readonly TileId[]) => tiles.map((tile) => partner.get(tile) ?? tile);
  return { ...event, hands: event.hands.map(change), boneyard: change(event.boneyard) };
}

/** Where a tile lies before the first move: in a seat's hand, or (null) in the boneyard. */
export type Holder = Seat | null;

/**
 * Finds tiles of the first holder that can change places with tiles of the second such that every
 * move stays legal and whoever holds neither is told the same. At most `most` pairs.
 */
export function findSwaps(
  played: PlayedDeal,
  between: readonly [Holder, Holder],
  { dice, most }: { readonly dice: Dice; readonly most: number },
): Swaps {
  const isFree = freeTiles(played, between);
  const isSamePlay = samePlayTest(played, between);
  const [mine, theirs] = between.map((holder) =>
    dice.shuffled(heldBy(played, holder).filter(isFree)),
  );
  let swaps: Swaps = [];
  for (const tile of mine ?? []) {
    if (swaps.length >= most) break;
    const used = new Set(swaps.flat());
    if (used.has(tile)) continue;
    const partner = theirs?.find(
      (other) => other !== tile && !used.has(other) && isSamePlay([...swaps, [tile, other]]),
    );
    if (partner !== undefined) swaps = [...swaps, [tile, partner]];
  }
  return swaps;
}

/** The seats whose bytes must stay the same; null stands for every spectator. */
export function blindTo(between: readonly [Holder, Holder], seatCount: number): readonly Holder[] {
  return [null, ...seatsOf(seatCount).filter((seat) => !between.includes(seat))];
}

/** A tile is free while nobody but the two holders has seen it. */
function freeTiles(played: PlayedDeal, between: readonly [Holder, Holder]) {
  const events = playOut(played, []);
  invariant(events !== null, 'what was played is legal');
  const seen = new Set<TileId>();
  const see = (tiles: readonly TileId[]) => {
    for (const tile of tiles) seen.add(tile);
  };
  for (const event of events) {
    if (event.type === 'tilePlayed') see([event.tile]);
    if (event.type === 'roundEnded') see(event.result.hands.flat());
    if (event.type === 'tileDrawn' && !between.includes(event.seat)) see([event.tile]);
    if (event.type === 'penaltyDrawn' && !between.includes(event.seat)) see(event.tiles);
  }
  return (tile: TileId) => !seen.has(tile);
}

function heldBy(played: PlayedDeal, holder: Holder): readonly TileId[] {
  const { hands, boneyard } = dealOf(played);
  return holder === null ? boneyard : (hands[holder] ?? []);
}

/** Whether everybody else is told the same, event by event, when these tiles are swapped. */
function samePlayTest(played: PlayedDeal, between: readonly [Holder, Holder]) {
  const blind = blindTo(between, dealOf(played).hands.length);
  const first = playOut(played, []);
  invariant(first !== null, 'what was played is legal');
  return (swaps: Swaps): boolean => {
    const second = playOut(played, swaps);
    if (second === null) return false;
    return blind.every((viewer) => isDeepStrictEqual(told(first, viewer), told(second, viewer)));
  };
}

function told(events: readonly GameEvent[], viewer: Seat | null) {
  return events.map((event) => mayBeTold(event, viewer));
}

/** All events of the deal and the moves; null when a move is not legal. */
function playOut(
  { options, events, moves }: PlayedDeal,
  swaps: Swaps,
): readonly GameEvent[] | null {
  const all = events.map((event) => swapped(event, swaps));
  const seatCount = dealOf({ events }).hands.length;
  let round: Round = all.reduce(evolve, undealtRound(options, seatCount));
  for (const { seat, command } of moves) {
    const decision = decide(round, seat, command);
    if (!decision.ok) return null;
    all.push(...decision.value.events);
    round = decision.value.round;
  }
  return all;
}

function dealOf({ events }: Pick<PlayedDeal, 'events'>): DealEvent {
  const deal = events.find((event) => event.type === 'roundDealt');
  invariant(deal !== undefined, 'a deal begins with its tiles');
  return deal;
}
