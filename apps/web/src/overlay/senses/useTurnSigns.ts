import { useWhenDrawn } from '../../late/useWhenDrawn.ts';
import type { Moves } from '../../store/table/moves.ts';

/** Says in the tab of the page whether it is the own turn; the code for that is fetched late. */
export function useTurnSigns(moves: Moves): void {
  useWhenDrawn(
    () => import('./turnSigns.ts'),
    ({ showTurnSigns }) => showTurnSigns(moves),
    moves,
  );
}
