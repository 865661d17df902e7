import type { GameEvent } from '@roundhouse/rules';
import { fairDealer, type Dealer } from '@roundhouse/server';

/** Changes an event of a deal. */
type DealEditor = (event: GameEvent) => GameEvent;

/** A fair dealer whose first deal of a match a test may change. */
export interface OpenDealer {
  readonly deal: Dealer;
  /** From now on the events of such a deal pass through this. */
  editWith(editor: DealEditor): void;
}

/** A dealer that changes nothing yet. */
export function openDealer(): OpenDealer {
  let edit: DealEditor = (event) => event;
  return {
    deal(match, seed) {
      const events = fairDealer(match, seed);
      return match.rounds.length === 0 ? events.map(edit) : events;
    },
    editWith(editor) {
      edit = editor;
    },
  };
}
