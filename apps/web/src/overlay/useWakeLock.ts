import { useEffect } from 'preact/hooks';
import { keepAwake } from './wakeLock.ts';

/** Keeps the screen on while `isWanted`. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}
