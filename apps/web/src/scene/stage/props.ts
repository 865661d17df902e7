import type { Seat, TrainId } from '@roundhouse/rules';
import type { Container } from 'pixi.js';
import type { Point } from '../../layout/picture.ts';
import type { Step } from '../../timeline/steps.ts';
import type { Atlas } from '../atlas.ts';
import type { SceneFacts } from '../facts.ts';
import type { HandView } from '../hand/HandView.ts';
import type { LaneView } from '../lane/LaneView.ts';

/** What the stage moves. Asked anew in every frame, because the table may change meanwhile. */
export interface Props {
  readonly atlas: () => Atlas | null;
  readonly facts: () => SceneFacts | null;
  /** Edge of half a tile on the table in CSS px. */
  readonly unit: () => number;
  /** Where the turntable is. */
  readonly hub: () => Point;
  readonly lane: (train: TrainId) => LaneView | undefined;
  readonly hand: HandView;
  /** The layer above all others. */
  readonly air: Container;
}

/** A step of one kind. */
export type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** Where the tiles of another player are thought to be: at the name beside the train. */
export function labelOf(props: Props, seat: Seat): Point {
  const label = props.lane(seat)?.lane?.label;
  if (label === undefined) return props.hub();
  return { x: label.x + label.width / 2, y: label.y + label.height / 2 };
}

/** A point between two others. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
