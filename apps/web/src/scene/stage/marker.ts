import { isDouble } from '@roundhouse/rules';
import type { Motion } from '../../timeline/tween.ts';
import type { Props, StepOf } from './props.ts';

/** The marker of a seat rolls onto its train, or off it. */
export function marker(props: Props, { seat, way, fade }: StepOf<'marker'>): Motion | null {
  const view = props.lane(seat)?.marker;
  if (view === undefined) return null;
  const arrives = way === 'in';
  const show = (share: number) => {
    if (fade) view.fade(arrives ? share : 1 - share);
    else view.roll(arrives ? share : 1 + share);
  };
  show(0);
  return {
    start: () => undefined,
    at: show,
    end() {
      view.rest(props.facts()?.marked.includes(seat) ?? false);
    },
  };
}

/** How much larger a ring is when it begins to close around its double. */
const WIDE = 0.4;

/** The ring around a double that must be covered lights up and closes in on it. */
export function ring(props: Props, { train, pip, fade }: StepOf<'ring'>): Motion | null {
  const view = props.lane(train);
  const double = view?.lane?.tiles.find(({ tile, inner }) => isDouble(tile) && inner === pip);
  if (view === undefined || double === undefined) return null;
  const close = (share: number) => {
    const sprite = view.cues.openRing(double.tile);
    if (sprite === undefined) return;
    sprite.alpha = share * view.tiles.alphaOf(double.tile);
    sprite.scale.set(view.cues.ringScale * (fade ? 1 : 1 + WIDE * (1 - share)));
  };
  close(0);
  return {
    start: () => undefined,
    at: close,
    end() {
      close(1);
    },
  };
}
