import type { MatchFactKind, Seat, TileId, TrainId, VisibleEvent } from '@roundhouse/rules';
import type { Speaker } from './speaker.ts';

/** Names of the kinds that grammar stumbles over; none has a word of any language in it. */
export const NAMES = ['Ana', 'Björn', 'Hans', 'Zoë', 'Émeka', 'Li 7', 'Ørjan', 'Ida', 'Tomáš'];

/** What sentences may be about. */
export interface Facts {
  readonly speaker: Speaker;
  readonly count: number;
  readonly seat: Seat;
  readonly other: Seat;
  readonly train: TrainId;
  readonly tile: TileId;
  readonly pip: number;
  readonly isIt: boolean;
}

const EVENT_TYPES: { readonly [T in VisibleEvent['type']]: true } = {
  roundDealt: true,
  turnBegan: true,
  tilePlayed: true,
  tileDrawn: true,
  penaltyDrawn: true,
  doubleOpened: true,
  openingDoublesBound: true,
  footAbandoned: true,
  turnContinued: true,
  markerPlaced: true,
  markerRemoved: true,
  turnFailed: true,
  turnEnded: true,
  turnSkipped: true,
  callChanged: true,
  challenged: true,
  turnForfeited: true,
  wentOut: true,
  roundEnded: true,
};

/** Every type of event; the compiler asks for a new one here. */
export const EVENTS = Object.keys(EVENT_TYPES);

const FACT_KINDS: { readonly [K in MatchFactKind]: true } = {
  longestTrain: true,
  heaviestGift: true,
  leftOpen: true,
  mostDraws: true,
  closestRound: true,
  dearestRound: true,
  mostOut: true,
};

/** A fact of a match of every kind. */
export function matchFactsOf({ seat, other, train, tile, pip, count }: Facts): readonly unknown[] {
  return Object.keys(FACT_KINDS).map((kind) => ({
    kind,
    train,
    tile,
    by: seat,
    seat,
    seats: seat === other ? [seat] : [seat, other],
    tiles: count,
    round: 1 + (count % 13),
    gap: count,
    points: count,
    times: 1 + (count % 5),
    pips: Array.from({ length: 1 + (count % 6) }, () => pip),
  }));
}
