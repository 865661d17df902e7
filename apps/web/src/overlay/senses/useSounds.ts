import { useEffect } from 'preact/hooks';
import { onceDrawn } from '../../store/page/drawn.ts';
import { loadPatiently } from '../../store/page/loading.ts';
import type { Play } from '../../store/table/play.ts';

/** Lets a match be heard and felt; the code for that is fetched when the table can be seen. */
export function useSounds(play: Play): void {
  useEffect(() => {
    const over = new AbortController();
    const stop = onceDrawn(() => {
      void loadPatiently(() => import('./sounds.ts')).then(({ sound }) => {
        if (!over.signal.aborted) sound(play, over.signal);
      });
    });
    return () => {
      stop();
      over.abort();
    };
  }, [play]);
}
