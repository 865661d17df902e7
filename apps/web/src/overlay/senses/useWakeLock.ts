import { useEffect } from 'preact/hooks';
import { loadPatiently } from '../../store/page/loading.ts';

/** Keeps the screen on while `isWanted`; the code for that is fetched then. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let letGo = () => {};
    void loadPatiently(() => import('./wakeLock.ts')).then(({ keepAwake }) => {
      if (!isOver) letGo = keepAwake();
    });
    return () => {
      isOver = true;
      letGo();
    };
  }, [isWanted]);
}
