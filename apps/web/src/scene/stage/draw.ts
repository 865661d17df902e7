import { highOf, lowOf, type Seat, type TileId } from '@roundhouse/rules';
import type { Motion } from '../../timeline/tween.ts';
import type { Point } from '../../layout/picture.ts';
import { Flyer } from './Flyer.ts';
import { between, labelOf, type Props, type StepOf } from './props.ts';

/** Tiles of other players shrink to this share on their way to the label. */
const SMALL = 0.6;

/** A tile moves from the boneyard to the hand of a seat. */
export function draw(props: Props, { seat, face, fade }: StepOf<'draw'>): Motion | null {
  return bring(props, { seat, tile: face === 'hidden' ? null : held(props, face), fade });
}

/** The same for the tiles a round begins with: the nth tile of the hand as it is arranged now. */
export function deal(props: Props, { seat, nth, fade }: StepOf<'deal'>): Motion | null {
  const facts = props.facts();
  const tile = facts?.handSeat === seat ? (facts.hand?.tiles[nth]?.tile ?? null) : null;
  return bring(props, { seat, tile, fade });
}

function held(props: Props, tile: TileId): TileId | null {
  return props.hand.viewOf(tile) === undefined ? null : tile;
}

interface Bringing {
  readonly seat: Seat;
  /** The tile of the own hand that arrives; null for somebody else's. */
  readonly tile: TileId | null;
  readonly fade: boolean;
}

function bring(props: Props, { seat, tile, fade }: Bringing): Motion | null {
  if (tile === null) return fade ? null : bringHidden(props, seat);
  props.hand.fade(tile, 0);
  const end = () => {
    props.hand.fade(tile, 1);
  };
  if (!fade) return bringOwn(props, tile, end);
  return {
    start: () => undefined,
    at(share) {
      props.hand.fade(tile, share);
    },
    end,
  };
}

/** The own tile turns over in the air. */
function bringOwn(props: Props, tile: TileId, arrived: () => void): Motion {
  const flyer = new Flyer();
  const start = source(props);
  return {
    start() {
      props.air.addChild(flyer);
    },
    at(share) {
      const atlas = props.atlas();
      const goal = props.hand.viewOf(tile);
      const facts = props.facts();
      if (atlas === null || goal === undefined || facts === null) return;
      const entry = facts.hand?.tiles.find((one) => one.tile === tile);
      const { top, bottom } = entry ?? { top: highOf(tile), bottom: lowOf(tile) };
      const face = { stance: 'upright' as const, first: top, second: bottom };
      flyer.dress(atlas, 'hand', share < 0.5 ? null : face);
      const edge = facts.hand?.unit ?? props.unit();
      const { x, y } = between(start, goal, share);
      flyer.position.set(x, y);
      flyer.setEdge(
        props.unit() + (edge - props.unit()) * share,
        Math.abs(Math.cos(Math.PI * share)),
      );
      flyer.setHeight(Math.sin(Math.PI * share));
      flyer.alpha = Math.min(1, share * 4);
    },
    end() {
      flyer.destroy({ children: true });
      arrived();
    },
  };
}

/** Somebody else's tile stays face down and goes to the name beside the train. */
function bringHidden(props: Props, seat: Seat): Motion {
  const flyer = new Flyer();
  const start = source(props);
  return {
    start() {
      props.air.addChild(flyer);
    },
    at(share) {
      const atlas = props.atlas();
      if (atlas === null) return;
      flyer.dress(atlas, 'table', null);
      const { x, y } = between(start, labelOf(props, seat), share);
      flyer.position.set(x, y);
      flyer.setEdge(props.unit() * (1 + (SMALL - 1) * share));
      flyer.setHeight(Math.sin(Math.PI * share));
      flyer.alpha = Math.min(1, share * 4, (1 - share) * 4);
    },
    end() {
      flyer.destroy({ children: true });
    },
  };
}

/** Where the boneyard is shown, or the turntable. */
function source(props: Props): Point {
  return props.facts()?.boneyard ?? props.hub();
}
