import type { Clock } from '@roundhouse/server';

/** A clock whose alarms do not outlive the process that set them. */
export function mortalClock(clock: Clock, isDead: () => boolean): Clock {
  return {
    now: () => clock.now(),
    wallMs: () => clock.wallMs(),
    after: (delayMs, run) => clock.after(delayMs, () => void (isDead() || run())),
  };
}
