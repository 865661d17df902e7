/**
 * Keeps the screen on, where the browser lets a page do that, until the returned function is called.
 * Browsers take the lock away from a page that is hidden: it is taken anew when somebody looks again.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) await taken.release();
      else lock = taken;
    } catch {
      // A low battery says no.
    }
  };
  const holdAgain = () => void hold();
  holdAgain();
  document.addEventListener('visibilitychange', holdAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', holdAgain);
    void lock?.release().catch(() => undefined);
  };
}
