import type { Pip, PlacedTile, TileId, TrainId } from '@roundhouse/rules';

/** A point in CSS px, y downwards, in the coordinates of the area that was laid out. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in CSS px: its top left corner and its size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A quarter turn in degrees, clockwise on the screen. At 0 a tile lies with its inner half on the
 * left and its outer half on the right: the outer half points right at 0, down at 90, left at 180,
 * up at 270. Rotate about the tile's centre.
 */
export type Angle = 0 | 90 | 180 | 270;

/** How the table is arranged: sidings left and right of the hub, or lanes under each other. */
export type PictureMode = 'yard' | 'rows';

/** A place where the next tile of a train may lie: the part of a rules `Slot` that has a place. */
export interface SlotShape {
  /** Which of the train's ends it is; null for a first tile and for a branch of a foot. */
  readonly end: number | null;
  /** Index in `placed` of the tile it would touch; -1 for the engine. */
  readonly on: number;
  readonly pip: Pip;
}

/** A train as the layout sees it: a tree of tiles, each lying `on` an earlier one. */
export interface TrainShape {
  readonly id: TrainId;
  readonly placed: readonly PlacedTile[];
  readonly slots: readonly SlotShape[];
}

/** A width that all labels may have, in px. */
export interface LabelNeed {
  readonly width: number;
  /**
   * For each train the height in px at which its label is read well, and the least one at which it
   * shows whole; 24 where nothing is given.
   */
  readonly heights: readonly number[];
  readonly leasts: readonly number[];
}

/** Everything the picture depends on. The same input always gives the same picture. */
export interface PictureInput {
  /** The part of the screen left for the table, without bars, tray and safe areas. */
  readonly area: Rect;
  readonly mode: PictureMode | 'auto';
  /** In display order: the own train first, then the Mexican train, then the other seats. */
  readonly trains: readonly TrainShape[];
  /** Lanes that are at least 44 px high while a tile is chosen; the others may shrink to 24. */
  readonly grown: readonly TrainId[];
  /** A lane that gets all the room while the others show their ends only; null for none. */
  readonly focus: TrainId | null;
  /** Widths that labels may have, the best-looking first. */
  readonly labels: readonly LabelNeed[];
  /** The picture on the screen now: sizes and mode stay as they are when they nearly fit. */
  readonly previous?: Picture;
  /** Largest `unit` in px; a size that suits the area unless given. */
  readonly unitMax?: number;
}

/** Where one tile lies. It is 2 units long and 1 unit wide, turned by `angle` about (x, y). */
export interface TilePlace {
  /** Index in the train's `placed`. */
  readonly index: number;
  readonly tile: TileId;
  readonly inner: Pip;
  readonly outer: Pip;
  /** The tile's centre. */
  readonly x: number;
  readonly y: number;
  readonly angle: Angle;
}

/** Where the next tile would lie: a ghost as large as a tile, a little off the tile it touches. */
export interface SlotPlace {
  readonly end: number | null;
  readonly on: number;
  readonly pip: Pip;
  /** The ghost's centre. */
  readonly x: number;
  readonly y: number;
  readonly angle: Angle;
  /** What a finger may hit for it: the whole lane, or its share of it beside other slots. */
  readonly target: Rect;
}

/** Where `count` hidden tiles are shown as "+count": a box of `width` px by 1 unit about (x, y). */
export interface Coupling {
  readonly count: number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** One train's strip of the table. */
export interface Lane {
  readonly train: TrainId;
  /** The strip and pointer target, label included. */
  readonly rect: Rect;
  /** Room for the name and counts; no tile, slot or rail enters it. */
  readonly label: Rect;
  /** Trains run from the label to the right (1) or to the left (-1). */
  readonly facing: 1 | -1;
  /** The line from the hub to the edge of the label. */
  readonly rail: readonly Point[];
  /** Visible tiles in the order of `placed`. */
  readonly tiles: readonly TilePlace[];
  /** In the order given. */
  readonly slots: readonly SlotPlace[];
  /** Rails from a double to those of its branches that do not touch it. */
  readonly links: readonly (readonly Point[])[];
  readonly couplings: readonly Coupling[];
  /** Tiles behind all couplings. */
  readonly hiddenCount: number;
  /** Where the marker stands when the train is marked; null when it has no slot. */
  readonly marker: Point | null;
}

/** How the table is looked at: so many times as large, moved by (x, y) px. */
export interface Camera {
  /** 1 shows the whole table. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Places for everything on the table. */
export interface Picture {
  readonly mode: PictureMode;
  /** The area it was made for. */
  readonly area: Rect;
  /** Edge of half a tile in px, the same for all trains: every tile is 2 by 1 units. */
  readonly unit: number;
  /** The turntable with the engine. */
  readonly hub: { readonly x: number; readonly y: number; readonly radius: number };
  /** In the order of the input's trains. */
  readonly lanes: readonly Lane[];
  /** How it is looked at; the whole of it unless given. Outside of its area it must be cut off. */
  readonly camera?: Camera;
}

/** A hand to lay out. */
export interface HandInput {
  readonly area: Rect;
  /** Tiles in the hand, 0 to 40. */
  readonly count: number;
  /** Least distance between two tiles in px. */
  readonly gap: number;
  /** The widest that a tile may be in px; a size that suits a tray unless given. */
  readonly widest?: number;
  /** Indices of tiles, from 1 up, before which a divider stands. */
  readonly dividers?: readonly number[];
}

/** Places for a hand: upright tiles, `unit` wide and twice as high, in `rows` rows. */
export interface HandPicture {
  /** Width of a tile in px. */
  readonly unit: number;
  readonly rows: number;
  /** Top left corner and size of each tile, row by row from the left. */
  readonly places: readonly Rect[];
  /** Where the dividers stand, in the order given, as high as a tile. */
  readonly dividers: readonly Rect[];
}
