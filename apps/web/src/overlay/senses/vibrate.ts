import { wasTouched } from './wasTouched.ts';
import { motionIsReduced, settings } from '../../store/kept/settings.ts';

/** Shakes in ms, and the pauses between them. */
const SHAKES = { turn: [30, 90, 30], refused: [45] } as const;

/** Shakes the device, where there is something to shake and nobody has asked for less movement. */
export function vibrate(why: keyof typeof SHAKES): void {
  if (!settings.peek().vibration || motionIsReduced() || !canVibrate()) return;
  // A page that nobody has touched may not; asking all the same is an error on the console.
  if (wasTouched()) navigator.vibrate([...SHAKES[why]]);
}

/** False where the browser knows of nothing to shake. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}
