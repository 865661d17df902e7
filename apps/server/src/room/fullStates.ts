import { Protocol, SchemaSerializer, type Client } from '@colyseus/core';
import type { TableState } from '@roundhouse/protocol/schema';

/**
 * Where full states are written before they are sent, one after another, for all rooms. The largest
 * that rules, seats and names allow fits; `fullStates.test.ts` sends it.
 */
let page = newPage(64 * 1024);

/** Hears that a state was larger than anybody had reckoned with; `bytes`: what there is room for now. */
export type OverflowListener = (bytes: number) => void;

/**
 * Writes the whole state for whoever joins. Colyseus keeps a buffer for each room, forgets that it
 * had to take a larger one, and sends nothing in place of what did not fit: nobody can read that.
 */
export class FullStates extends SchemaSerializer<TableState> {
  readonly #onOverflow: OverflowListener;
  protected override fullEncodeBuffer = page;

  constructor(onOverflow: OverflowListener) {
    super();
    this.#onOverflow = onOverflow;
  }

  /** The state as this client may see it: never the page itself, on which the next one is written. */
  override getFullState(client?: Client): Uint8Array {
    this.fullEncodeBuffer = page;
    this.needFullEncode = true; // it may show another table by now
    const state = super.getFullState(client);
    if (state.byteLength <= page.byteLength) {
      return state.buffer === page.buffer ? state.slice() : state;
    }
    page = newPage(2 * state.byteLength);
    this.#onOverflow(page.byteLength);
    return this.getFullState(client);
  }
}

function newPage(byteCount: number): Uint8Array<ArrayBuffer> {
  const blank = new Uint8Array(byteCount);
  blank[0] = Protocol.ROOM_STATE;
  return blank;
}
