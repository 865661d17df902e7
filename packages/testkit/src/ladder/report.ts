import type { Step } from './climb.ts';
import type { Estimate } from './estimate.ts';
import type { Target } from './targets.ts';

/** True when the whole interval of each figure reaches its target. */
export function isReached({ gain, wins }: Step, target: Target): boolean {
  return lowest(gain) >= target.gain && lowest(wins) >= target.wins;
}

/** One line: the step, both figures with their intervals and targets, and the verdict. */
export function describeStep(step: Step, target: Target): string {
  const { hero, others, gain, wins, heroPoints, decisionMs } = step;
  return [
    `${hero} among ${others}s`.padEnd(28),
    `gain ${within(gain, 2)} (>= ${target.gain})`.padEnd(28),
    `wins ${within(wins, 1)} % (>= ${target.wins})`.padEnd(26),
    `points ${heroPoints.toFixed(1)}`.padEnd(12),
    `${micros(decisionMs.p50)}, ${micros(decisionMs.p99)} µs a move`.padEnd(20),
    isReached(step, target) ? 'held' : 'MISSED',
  ].join(' ');
}

function micros(ms: number): string {
  return (1_000 * ms).toFixed(0);
}

/** The lower end of an interval. */
export function lowest({ mean, half }: Estimate): number {
  return mean - half;
}

/** A figure with the half width of its interval, to so many digits. */
export function within({ mean, half }: Estimate, digits: number): string {
  return `${mean.toFixed(digits)} ± ${half.toFixed(digits)}`;
}
