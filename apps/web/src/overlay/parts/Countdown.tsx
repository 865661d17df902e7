import { useSignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useEffect } from 'preact/hooks';

/** How often to look whether another second has gone by. */
const LOOK_MS = 250;

/**
 * A sentence with the whole seconds until something happens `inMs` after the snapshot came. Only the
 * sentence is made anew with each second, and no screen reader reads it out again and again.
 */
export function Countdown(props: {
  readonly inMs: number;
  readonly snapshot: TableSnapshot;
  readonly words: (seconds: number) => string;
}) {
  const { inMs, snapshot, words } = props;
  const seconds = useSignal(secondsIn(inMs));
  useEffect(() => {
    const until = performance.now() + inMs;
    const look = () => (seconds.value = secondsIn(until - performance.now()));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [inMs, snapshot, seconds]);
  return <span role="timer">{words(seconds.value)}</span>;
}

function secondsIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}
