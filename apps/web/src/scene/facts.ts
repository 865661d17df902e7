import type { Pip, Seat, TileId, TrainId } from '@roundhouse/rules';
import type { Point, Rect } from '../layout/picture.ts';

/** A tile on the table, by its train and its index in `placed`. */
export interface TileRef {
  readonly train: TrainId;
  readonly index: number;
}

/** A slot of a lane, named like the layout's `SlotPlace`. */
export interface SlotRef {
  readonly train: TrainId;
  readonly end: number | null;
  readonly on: number;
}

/** How a tile of the hand looks: no statement, an invitation, or out of the question. */
export const HAND_LOOKS = ['plain', 'playable', 'dimmed'] as const;
/** One of the ways a tile of the hand looks. */
export type HandLook = (typeof HAND_LOOKS)[number];

/** One tile of the own hand; it stands upright. */
export interface HandTile {
  readonly tile: TileId;
  readonly top: Pip;
  readonly bottom: Pip;
  /** From `layoutHand`. */
  readonly place: Rect;
  readonly look: HandLook;
}

/** The own hand on its tray. */
export interface HandFacts {
  /** The walnut tray, to the lower edge of the screen. */
  readonly tray: Rect;
  /** Width of a tile in px; from `layoutHand`. */
  readonly unit: number;
  readonly tiles: readonly HandTile[];
  /** The tile that is picked up and waits for a place. */
  readonly chosen: TileId | null;
}

/** What the table shows beside the places of its tiles. The scene knows no rules: it is told. */
export interface SceneFacts {
  /** The largest pip of the set, which decides what has to be painted. */
  readonly maxPip: Pip;
  /** The number of the engine double. */
  readonly engine: Pip;
  /** The train that the turntable faces; null leaves it where it is. */
  readonly turn: TrainId | null;
  /** Seats at the table, for their markers. */
  readonly seats: readonly Seat[];
  /** Trains with a marker. */
  readonly marked: readonly Seat[];
  /** Slots that the chosen tile may go to. */
  readonly legal: readonly SlotRef[];
  /** True while a tile is chosen: lanes without a legal slot step back. */
  readonly choosing: boolean;
  readonly openDoubles: readonly TileRef[];
  readonly lastPlay: TileRef | null;
  /** Where drawn tiles come from; from the turntable unless given. */
  readonly boneyard?: Point | null;
  /** Whose hand it is, so that the deal can be seen to fill it. */
  readonly handSeat?: Seat | null;
  /** Null for spectators and the TV. */
  readonly hand: HandFacts | null;
}
