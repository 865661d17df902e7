import { $refId, Reflection, type DataChange, type Decoder } from '@colyseus/schema';
import { hearComplaints } from '../raw/complaints.ts';

/** One value that a frame carried, with its place in the state. */
export interface Atom {
  readonly frame: number;
  /** `trains.2.placed.0`; begins with `?` where the client was never given the thing it belongs to. */
  readonly path: string;
  readonly value: string | number | boolean | null;
}

/** Something in a frame that a decoder cannot make sense of. */
export interface Oddity {
  readonly frame: number;
  readonly fact: string;
}

/** A map of hands, as far as anybody looks into it here. */
interface Gettable {
  get(key: string): { readonly tiles?: { values(): Iterable<number> } } | undefined;
}

type Referenced = { readonly [$refId]?: number };

/**
 * A second decoder that forgets nothing. It learns the schema from the handshake, not from our own
 * code, so that a field nobody told it of is seen too; and it keeps each value of each frame with
 * its path, whether or not the value is still there when the frame has been read.
 */
export class StateWitness {
  readonly atoms: Atom[] = [];
  readonly oddities: Oddity[] = [];
  /** Paths of everything that was ever decoded, by its number in the encoder. */
  readonly #paths = new Map<number, string>([[0, '']]);
  #decoder: Decoder | null = null;
  #frame = -1;

  /** Takes the schema from the handshake. */
  meet(handshake: Uint8Array): void {
    const decoder = Reflection.decode(Uint8Array.from(handshake));
    decoder.triggerChanges = (changes) => this.#keep(changes);
    const skip = decoder.skipCurrentStructure.bind(decoder);
    decoder.skipCurrentStructure = (bytes, it, totalBytes) => {
      this.#wonder('bytes of something that this client was never given');
      skip(bytes, it, totalBytes);
    };
    this.#decoder = decoder;
  }

  /** Reads a state or a patch, the frame's first byte left off. */
  read(frame: number, body: Uint8Array): void {
    this.#frame = frame;
    const decoder = this.#decoder;
    if (decoder === null) return this.#wonder('a state before the handshake');
    hearComplaints(
      () => decoder.decode(Uint8Array.from(body)),
      (complaint) => this.#wonder(complaint),
    );
  }

  /** The value at the top of the state as it stands; undefined where there is none. */
  top(field: string): unknown {
    const state: unknown = this.#decoder?.state;
    return state === undefined ? undefined : Reflect.get(Object(state), field);
  }

  /** The tiles of a hand as they stand; null where there is no such hand. */
  handTiles(key: string): ReadonlySet<number> | null {
    const hand = (this.top('hands') as Gettable | undefined)?.get(key);
    const tiles = hand?.tiles;
    return tiles === undefined ? null : new Set(tiles.values());
  }

  #keep(changes: readonly DataChange[]): void {
    for (const change of changes) this.#keepOne(change);
  }

  #keepOne({ refId, field, dynamicIndex, value }: DataChange<unknown>): void {
    if (value === undefined) return; // something went away; it was kept when it came
    const parent = this.#paths.get(refId) ?? `?${refId}`;
    const path = parent === '' ? `${field}` : `${parent}.${field ?? dynamicIndex}`;
    if (typeof value === 'object' && value !== null) this.#keepThing(value, path);
    else this.atoms.push({ frame: this.#frame, path, value: value as Atom['value'] });
  }

  #keepThing(thing: Referenced, path: string): void {
    const refId = thing[$refId];
    if (refId !== undefined) this.#paths.set(refId, path);
    this.atoms.push({ frame: this.#frame, path, value: null });
  }

  #wonder(fact: string): void {
    this.oddities.push({ frame: this.#frame, fact });
  }
}
