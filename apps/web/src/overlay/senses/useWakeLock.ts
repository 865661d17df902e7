import { useEffect } from 'preact/hooks';
import { whenHere } from '../../late/patience.ts';

/** Keeps the screen on while `isWanted`; the code for that is fetched then. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenHere(
      () => import('./wakeLock.ts'),
      ({ keepAwake }) => keepAwake(),
    );
  }, [isWanted]);
}
