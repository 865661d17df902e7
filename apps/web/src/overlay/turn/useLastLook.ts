import type { ReadonlySignal } from '@preact/signals';
import type { TablePhase, TableSnapshot } from '@roundhouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { motionIsReduced } from '../../store/kept/settings.ts';
import { isWatched } from '../../timeline/watched.ts';
import { LastLook } from './LastLook.ts';

/** The phase to show of a table. Nobody has to wait for it: a touch, a key or a look away goes on. */
export function useLastLook(snapshot: ReadonlySignal<TableSnapshot>): ReadonlySignal<TablePhase> {
  const look = useMemo(() => new LastLook(snapshot), [snapshot]);
  useEffect(() => {
    const over = new AbortController();
    const stop = look.start(() => isWatched() && !motionIsReduced());
    const end = () => look.end();
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, end, { signal: over.signal });
    }
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    return () => {
      over.abort();
      stop();
    };
  }, [look]);
  return look.phase;
}
