import type { Pip } from '@roundhouse/rules';
import type { Unlaid } from './bound.ts';
import { lowestPip, PIP_COUNT, type TileGraph } from './TileGraph.ts';

/**
 * What can be gained where single tiles hold the rest together.
 *
 * A tile whose absence would cut the unlaid tiles in two is a bridge: a train that crosses it does
 * not come back. So a train runs through one chain of parts, from bridge to bridge, and loses every
 * part beside it. Within a part it leaves out what `isOutOfReach` says, with one number spared in
 * the last part only. Bridges are found as Tarjan found them. In halves, like that bound.
 */
export class Bridges {
  #unlaid: Unlaid = NOTHING;
  #from: Pip = 0;
  #clock = 0;
  /** By pip: when it was reached, and the earliest that leads back there. */
  readonly #reached = new Int8Array(PIP_COUNT);
  readonly #earliest = new Int8Array(PIP_COUNT);
  /** By pip behind a bridge: twice what can be gained from there on. */
  readonly #gains = new Int32Array(PIP_COUNT);
  /** The pips just behind a bridge, and all pips that lie behind one. */
  #landings = 0;
  #beyond = 0;

  /** At most twice what a train that stands at `from` can still gain. */
  mostFrom(unlaid: Unlaid, from: Pip): number {
    this.#unlaid = unlaid;
    this.#from = from;
    this.#clock = 0;
    this.#landings = 0;
    this.#beyond = 0;
    this.#reached.fill(0);
    return this.#gainIn(this.#explore(from, -1), from);
  }

  /** Numbers what lies under a pip; gives the set of it. */
  #explore(pip: Pip, parent: Pip): number {
    this.#clock += 1;
    this.#reached[pip] = this.#clock;
    let earliest = this.#clock;
    let under = 1 << pip;
    for (let others = this.#unlaid.graph.partners[pip] ?? 0; others !== 0; others &= others - 1) {
      const other = lowestPip(others);
      if (other === parent) continue;
      const seen = this.#reached[other] ?? 0;
      if (seen === 0) {
        const behind = this.#explore(other, pip);
        under |= behind;
        const back = this.#earliest[other] ?? 0;
        if (back === this.#reached[other]) this.#cross(behind, other);
        else if (back < earliest) earliest = back;
      } else if (seen < earliest) earliest = seen;
    }
    this.#earliest[pip] = earliest;
    return under;
  }

  /** Nothing under this pip leads back past it: a bridge leads here. */
  #cross(behind: number, landing: Pip): void {
    this.#gains[landing] = this.#gainIn(behind, landing);
    this.#landings |= 1 << landing;
    this.#beyond |= behind;
  }

  /** Twice the most that a train can gain which comes to `entry`, and has these pips before it. */
  #gainIn(under: number, entry: Pip): number {
    const { graph } = this.#unlaid;
    const part = under & ~this.#beyond;
    let weight = 0;
    let odd = 1 << entry;
    for (let pips = part; pips !== 0; pips &= pips - 1) {
      const pip = lowestPip(pips);
      weight += this.#doubleAt(pip);
      for (let others = (graph.partners[pip] ?? 0) & part; others !== 0; others &= others - 1) {
        weight += graph.weightOf(pip, lowestPip(others));
        odd ^= 1 << pip;
      }
    }
    if (part === 1 << entry) return weight + Math.max(0, this.#onwardFrom(entry, part));
    return weight + Math.max(-leaving(graph, odd, part).ending, this.#bestPassage(part, odd));
  }

  /** The best of going on over a bridge, less what that leaves out in this part. */
  #bestPassage(part: number, odd: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let pips = part; pips !== 0; pips &= pips - 1) {
      const pip = lowestPip(pips);
      const onward = this.#onwardFrom(pip, part);
      if (onward === 0) continue;
      best = Math.max(best, onward - leaving(this.#unlaid.graph, odd ^ (1 << pip), part).passing);
    }
    return best;
  }

  /** Twice the most beyond a bridge that begins at this pip; 0 where none does. */
  #onwardFrom(pip: Pip, part: number): number {
    const { graph } = this.#unlaid;
    let best = 0;
    const landings = (graph.partners[pip] ?? 0) & this.#landings & ~part;
    for (let pips = landings; pips !== 0; pips &= pips - 1) {
      const landing = lowestPip(pips);
      const isAhead = (this.#reached[landing] ?? 0) > (this.#reached[pip] ?? 0);
      if (!isAhead) continue;
      best = Math.max(best, 2 * graph.weightOf(pip, landing) + (this.#gains[landing] ?? 0));
    }
    return best;
  }

  /** Twice the weight of the double of this number, if it can still be laid. */
  #doubleAt(pip: Pip): number {
    const { graph, doubles, finals } = this.#unlaid;
    if (((doubles >> pip) & 1) === 0) return 0;
    const isLost = pip !== this.#from && graph.isDeadEnd(pip) && ((finals >> pip) & 1) === 0;
    return isLost ? 0 : 2 * graph.weightOf(pip, pip);
  }
}

/** Twice what is left out at least in a part by a train that goes through it, or ends in it. */
function leaving(graph: TileGraph, asking: number, part: number) {
  let [sum, most] = [0, 0];
  for (let pips = asking; pips !== 0; pips &= pips - 1) {
    const pip = lowestPip(pips);
    let price = Number.POSITIVE_INFINITY;
    for (let others = (graph.partners[pip] ?? 0) & part; others !== 0; others &= others - 1) {
      const other = lowestPip(others);
      const weight = graph.weightOf(pip, other);
      price = Math.min(price, ((asking >> other) & 1) === 0 ? 2 * weight : weight);
    }
    sum += price;
    if (price > most) most = price;
  }
  return { passing: sum, ending: sum - most };
}

const NOTHING: Unlaid = {
  get graph(): never {
    throw new Error('nothing is searched');
  },
  doubles: 0,
  finals: 0,
};
