import { useEffect, useState } from 'preact/hooks';
import { motionIsReduced } from '../store/kept/settings.ts';
import { COUNT_UP_MS, countAt } from './countUp.ts';

/** A number that runs up once when it is first shown; ears get the goal at once. */
export function CountUp(props: {
  readonly goal: number;
  /** How a number is written. */
  readonly words?: (value: number) => string;
}) {
  const { goal, words = String } = props;
  const shown = useCount(goal);
  return (
    <>
      <span aria-hidden="true">{words(shown)}</span>
      <span class="hidden-text">{words(goal)}</span>
    </>
  );
}

function useCount(goal: number): number {
  const [elapsedMs, setElapsed] = useState(() => (motionIsReduced() ? COUNT_UP_MS : 0));
  const isCounting = elapsedMs < COUNT_UP_MS;
  useEffect(() => {
    if (!isCounting) return undefined;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      setElapsed(Math.min(COUNT_UP_MS, Math.max(0, nowMs - startMs)));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return countAt(goal, elapsedMs);
}
