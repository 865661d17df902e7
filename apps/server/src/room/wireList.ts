/** A list of the schema as far as it is written here. */
export interface SchemaList<T> {
  [index: number]: T;
  push(...items: T[]): number;
  pop(): T | undefined;
  clear(): void;
}

const NO_NUMBERS: readonly number[] = [];

/** A list of numbers that is written often; what stands in it is remembered, for reading it back is slow. */
export class WireNumbers {
  readonly #list: SchemaList<number>;
  #written: readonly number[] = NO_NUMBERS;

  constructor(list: SchemaList<number>) {
    this.#list = list;
  }

  /** Makes the list equal to these numbers and touches only what differs. */
  write(values: readonly number[]): void {
    const before = this.#written;
    this.#written = values;
    if (values.length === 0 && before.length > 0) return this.#list.clear();
    for (let length = before.length; length > values.length; length -= 1) this.#list.pop();
    for (const [index, value] of values.entries()) {
      if (index >= before.length) this.#list.push(value);
      else if (before[index] !== value) this.#list[index] = value;
    }
  }
}

/** A list of schema objects that grows and shrinks at its end; `Item` is what is kept beside each. */
export class WireItems<Wire, Item> {
  readonly #list: SchemaList<Wire>;
  readonly #make: () => { readonly wire: Wire; readonly item: Item };
  readonly #items: Item[] = [];

  constructor(list: SchemaList<Wire>, make: () => { readonly wire: Wire; readonly item: Item }) {
    this.#list = list;
    this.#make = make;
  }

  /** The list brought to this length. */
  resized(length: number): readonly Item[] {
    for (; this.#items.length > length; this.#items.pop()) this.#list.pop();
    while (this.#items.length < length) {
      const { wire, item } = this.#make();
      this.#list.push(wire);
      this.#items.push(item);
    }
    return this.#items;
  }
}
