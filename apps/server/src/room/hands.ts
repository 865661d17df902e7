import { StateView } from '@colyseus/schema';
import { HandState, type TableState } from '@roundhouse/protocol/schema';
import type { Hand, Seat } from '@roundhouse/rules';
import type { Stage } from '../table/record/tableData.ts';

/**
 * Hands in the state, and who is shown which. The one user of StateView: a seat's view holds its own
 * hand and nothing else, and all spectators share one empty view.
 */
export class Hands {
  readonly #state: TableState;
  readonly #nobody = new StateView();
  readonly #views = new Map<Seat, StateView>();
  /** The hands as they were last written, by seat. */
  #written: readonly Hand[] = [];

  constructor(state: TableState) {
    this.#state = state;
  }

  /** Writes every hand of the round on the table; in the lobby there are none. */
  write(stage: Stage): void {
    if (stage.phase === 'lobby') return this.#clear();
    const { hands } = stage.round.secret;
    for (const [seat, hand] of hands.entries()) {
      if (hand !== this.#written[seat]) this.#writeHand(seat, hand);
    }
    this.#written = hands;
  }

  /**
   * A new view for whoever sits down at this seat. Null, and every seat before the deal, is shown
   * nothing. The number of the view before goes to the new one, for every number takes room in all
   * parts of the state; whoever has that view must be given another in the same moment.
   */
  issueView(seat: Seat | null): StateView {
    const hand = seat === null ? undefined : this.#state.hands.get(String(seat));
    if (seat === null || hand === undefined) return this.#nobody;
    this.#views.get(seat)?.dispose();
    const view = new StateView();
    view.add(hand);
    this.#views.set(seat, view);
    return view;
  }

  #writeHand(seat: number, { tiles, drawnTile }: Hand): void {
    const wire = this.#handAt(String(seat));
    wire.drawn = drawnTile ?? -1;
    const wanted = new Set<number>(tiles);
    for (const tile of wire.tiles.values()) if (!wanted.has(tile)) wire.tiles.delete(tile);
    for (const tile of tiles) if (!wire.tiles.has(tile)) wire.tiles.add(tile);
  }

  #handAt(key: string): HandState {
    const known = this.#state.hands.get(key);
    if (known !== undefined) return known;
    const fresh = new HandState();
    this.#state.hands.set(key, fresh);
    return fresh;
  }

  #clear(): void {
    if (this.#state.hands.size > 0) this.#state.hands.clear();
    for (const view of this.#views.values()) view.dispose();
    this.#views.clear();
    this.#written = [];
  }
}
