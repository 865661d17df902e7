import { useEffect } from 'preact/hooks';
import { onceDrawn } from '../../store/page/drawn.ts';
import { loadPatiently } from '../../store/page/loading.ts';
import type { Moves } from '../../store/table/moves.ts';

/** Lets a match be heard and felt; the code for that is fetched when the table can be seen. */
export function useSounds(moves: Moves): void {
  useEffect(() => {
    const over = new AbortController();
    const stop = onceDrawn(() => {
      void loadPatiently(() => import('./sounds.ts')).then(({ sound }) => {
        if (!over.signal.aborted) sound(moves, over.signal);
      });
    });
    return () => {
      stop();
      over.abort();
    };
  }, [moves]);
}
