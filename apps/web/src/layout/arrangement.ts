import type { Point, Rect, TrainShape } from './picture.ts';
import type { Strand } from './strand.ts';

/** A train with what its layout needs, worked out once. */
export interface Siding {
  readonly shape: TrainShape;
  readonly strand: Strand;
  readonly doubles: readonly boolean[];
  /** Wants the height of a grown target, and a finger's room for each slot. */
  readonly grown: boolean;
  /** Shows its ends only, because another lane has the focus. */
  readonly folded: boolean;
  /** The last to lose rows, with those that are grown: own or focused. */
  readonly kept: boolean;
}

/** A train in its column. */
export interface ColumnSiding extends Siding {
  /** Height in px below which the lane's label does not show whole, or no finger hits it. */
  readonly least: number;
}

/** Lanes under each other that share one width. Lengths in px. */
export interface Column {
  readonly rect: Rect;
  /** Runs from the label to the right (1) or to the left (-1). */
  readonly facing: 1 | -1;
  readonly label: number;
  readonly sidings: readonly ColumnSiding[];
}

/** Distances in px that differ between yard and rows. */
export interface Spacing {
  /** Between two lanes. */
  readonly gap: number;
  /** Between a lane's upper or lower edge and its tiles. */
  readonly pad: number;
  /** Between the label and the first tile, and between the last tile and the end of the lane. */
  readonly ends: number;
  /** Height of a lane with few tiles, so that its label has room; less where height is short. */
  readonly low: number;
  /** Units of height that a lane may have beyond what its tiles need; what is left then is cloth. */
  readonly ease: number;
}

/** An arrangement of columns around a hub, before the size of the tiles is known. */
export interface Arrangement {
  readonly columns: readonly Column[];
  /** For each column: which trains it holds, by their place in the input. */
  readonly members: readonly (readonly number[])[];
  readonly hub: { readonly x: number; readonly y: number; readonly radius: number };
  readonly spacing: Spacing;
  /** What there is for the labels of all lanes as a share of what they need; 1 is enough. */
  readonly supply: number;
  /** The line from the hub to a lane whose rail arrives at this point. */
  readonly railTo: (end: Point, column: number) => readonly Point[];
}
