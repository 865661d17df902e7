import { assertNever } from '@roundhouse/rules';
import type { Step } from '../../timeline/steps.ts';
import type { Stage } from '../../timeline/timeline.ts';
import { STILL, type Motion } from '../../timeline/tween.ts';
import { deal, draw } from './draw.ts';
import { flight, settle } from './flight.ts';
import { marker, ring } from './marker.ts';
import type { Props } from './props.ts';

/** The scene as the timeline sees it: every step becomes a motion of sprites. */
export function createStage(props: Props): Stage {
  return {
    prepare: (step) => prepare(props, step),
    sound: () => undefined, // the sound track makes them, with a picture or without
  };
}

function prepare(props: Props, step: Step): Motion | null {
  switch (step.kind) {
    case 'flight':
      return flight(props, step);
    case 'settle':
      return settle(props, step);
    case 'draw':
      return draw(props, step);
    case 'deal':
      return deal(props, step);
    case 'marker':
      return marker(props, step);
    case 'ring':
      return ring(props, step);
    case 'heard':
      return STILL;
    default:
      return assertNever(step);
  }
}
