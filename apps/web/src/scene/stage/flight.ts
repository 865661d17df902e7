import type { Motion } from '../../timeline/tween.ts';
import type { Point } from '../../layout/picture.ts';
import { setEdge } from '../atlas.ts';
import type { LaneView } from '../lane/LaneView.ts';
import { turnOf, type TileFace } from '../tileFace.ts';
import { Flyer } from './Flyer.ts';
import { between, labelOf, type Props, type StepOf } from './props.ts';

/** How much larger a tile is in the middle of its flight. */
const RISE = 0.18;
/** Tiles of other players come out of their label this small. */
const SMALL = 0.5;
/** How far tiles of other players are turned when they appear, in radians. */
const TWIST = 0.5;

interface Start extends Point {
  /** Edge of half the tile in CSS px. */
  readonly edge: number;
  readonly rotation: number;
  readonly alpha: number;
}

/** A tile flies from a hand to the place on a train where it already lies in the picture. */
export function flight(props: Props, step: StepOf<'flight'>): Motion | null {
  const lane = props.lane(step.train);
  const face = lane?.tiles.faceOf(step.tile);
  if (lane === undefined || face === undefined) return null;
  lane.fade(step.tile, 0);
  if (step.fade) return fadeIn(lane, step);
  const start = startOf(props, step, face);
  const flyer = new Flyer();
  return {
    start() {
      props.air.addChild(flyer);
    },
    at(share) {
      const goal = lane.tiles.viewOf(step.tile);
      const atlas = props.atlas();
      if (goal === undefined || atlas === null) return;
      flyer.dress(atlas, 'hand', lane.tiles.faceOf(step.tile) ?? face);
      const height = Math.sin(Math.PI * Math.min(1, share));
      const { x, y } = between(start, goal, share);
      flyer.position.set(x, y - height * props.unit() * 0.5);
      flyer.rotation = start.rotation * (1 - share);
      flyer.setEdge((start.edge + (props.unit() - start.edge) * share) * (1 + RISE * height));
      flyer.setHeight(height);
      flyer.alpha = Math.min(1, start.alpha + share * 3);
    },
    end() {
      flyer.destroy({ children: true });
      lane.fade(step.tile, 1);
    },
  };
}

/** A tile that has just arrived swells a little and lies still. */
export function settle(props: Props, { tile, train }: StepOf<'settle'>): Motion | null {
  const swell = (share: number) => {
    const atlas = props.atlas();
    const view = props.lane(train)?.tiles.viewOf(tile);
    if (atlas === null || view === undefined) return;
    view.scale.set((props.unit() / setEdge(atlas, 'table')) * (1 + share));
  };
  return {
    start: () => undefined,
    at: swell,
    end() {
      swell(0);
    },
  };
}

function fadeIn(lane: LaneView, { tile }: StepOf<'flight'>): Motion {
  return {
    start: () => undefined,
    at(share) {
      lane.fade(tile, share);
    },
    end() {
      lane.fade(tile, 1);
    },
  };
}

function startOf(props: Props, step: StepOf<'flight'>, face: TileFace): Start {
  const own = props.hand.departureOf(step.tile);
  const atlas = props.atlas();
  if (own !== undefined && atlas !== null) {
    const edge = own.pose.scaleX * setEdge(atlas, 'hand');
    return { x: own.pose.x, y: own.pose.y, edge, rotation: turnOf(face, own.face), alpha: 1 };
  }
  const label = labelOf(props, step.seat);
  return { ...label, edge: props.unit() * SMALL, rotation: TWIST, alpha: 0 };
}
