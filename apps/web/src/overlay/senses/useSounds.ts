import { useWhenDrawn } from '../../late/useWhenDrawn.ts';
import type { Moves } from '../../store/table/moves.ts';

/** Lets a match be heard and felt; the code for that is fetched when the table can be seen. */
export function useSounds(moves: Moves): void {
  useWhenDrawn(
    () => import('./sounds.ts'),
    ({ sound }) => {
      const over = new AbortController();
      sound(moves, over.signal);
      return () => over.abort();
    },
    moves,
  );
}
