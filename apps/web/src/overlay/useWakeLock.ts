import { useEffect } from 'preact/hooks';

/** Keeps the screen on while a table is open, where the browser lets a page do that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        // A low battery says no.
      }
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
