import assert from 'node:assert/strict';
import {
  decide,
  formatTile,
  legalCommands,
  presetOptions,
  refusalOf,
  trainOf,
  turnOf,
  viewFor,
  type CallState,
  type GameEvent,
  type PresetName,
  type Refusal,
  type RefusalCode,
  type Round,
  type TileId,
  type TrainId,
} from '../src/index.ts';
import { readMove, writeAction } from './moves.ts';
import { nameOfTrain, seatNamed, trainNamed, type SeatNames } from './names.ts';
import { namesOf, positionFromGiven, type Given } from './position.ts';

/** What the table shows. Only the facts that are named are compared; trains and seats by name. */
export interface Shown {
  readonly turn?: string;
  /** All marked trains, in seat order. */
  readonly marked?: readonly string[];
  /** All open doubles in the order laid, as `M:6`. */
  readonly open?: readonly string[];
  /** The exposed ends of these trains. */
  readonly ends?: Readonly<Record<string, readonly number[]>>;
  readonly counts?: Readonly<Record<string, number>>;
  readonly boneyard?: number;
  readonly passes?: number;
  readonly calls?: Readonly<Record<string, CallState>>;
}

/** How a round ended. */
export interface Ended {
  readonly out: string | null;
  readonly scores?: Readonly<Record<string, number>>;
}

/** A position, and what the rulebook makes of it. Every step gives a new scenario. */
export class Scenario {
  readonly round: Round;
  /** The events of the last move; none before the first. */
  readonly events: readonly GameEvent[];
  private readonly names: SeatNames;

  constructor(names: SeatNames, round: Round, events: readonly GameEvent[] = []) {
    this.names = names;
    this.round = round;
    this.events = events;
  }

  /** These moves, such as `A 12-5>M`, are accepted one after the other. */
  plays(...moves: readonly string[]): Scenario {
    return moves.reduce((now: Scenario, text) => now.play(text), this);
  }

  private play(text: string): Scenario {
    const { seat, command } = readMove(text, this.names);
    const decided = decide(this.round, seat, command);
    if (!decided.ok)
      assert.fail(`${text} is refused: ${JSON.stringify(this.written(decided.error))}`);
    return new Scenario(this.names, decided.value.round, decided.value.events);
  }

  /** This move is refused with this code and, where given, exactly these facts: `{ tile: '9-8' }`. */
  refuses(move: string, code: RefusalCode, facts?: Readonly<Record<string, unknown>>): Scenario {
    const { seat, command } = readMove(move, this.names);
    const decided = decide(this.round, seat, command);
    const refusal = refusalOf(viewFor(this.round, seat), command);
    if (refusal === null) assert.fail(`${move} is not refused`);
    assert.deepEqual(decided, { ok: false, error: refusal });
    const { code: saidCode, ...said } = this.written(refusal);
    assert.equal(saidCode, code);
    if (facts !== undefined) assert.deepEqual(said, facts);
    return this;
  }

  private written(refusal: Refusal): Readonly<Record<string, unknown>> {
    const entries = Object.entries(refusal).map(([key, value]) => {
      if (key === 'tile') return [key, formatTile(value as TileId)];
      const isPlace = key === 'train' || key === 'turn' || key === 'seat';
      return [key, isPlace ? nameOfTrain(this.names, value as TrainId) : value];
    });
    return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
  }

  /** The seat to move has exactly these choices. */
  offers(moves: readonly string[]): Scenario {
    const turn = turnOf(this.round.table);
    const listed = turn === null ? [] : legalCommands(viewFor(this.round, turn.seat));
    const offered = listed.map((command) => writeAction(command, this.names));
    assert.deepEqual(offered.toSorted(), [...moves].toSorted());
    return this;
  }

  /** The table shows these facts. */
  shows(facts: Shown): Scenario {
    const { table } = this.round;
    const name = (train: TrainId) => nameOfTrain(this.names, train);
    const bySeat = <V>(keys: Readonly<Record<string, unknown>> = {}, values: readonly V[] = []) =>
      mapped(keys, (key) => values[seatNamed(this.names, key)]);
    const turn = turnOf(table);
    const all: { readonly [K in keyof Shown]-?: unknown } = {
      turn: turn === null ? null : name(turn.seat),
      marked: this.names.filter((_, seat) => table.personal[seat]?.marked),
      open: table.openDoubles.map(({ train, pip }) => `${name(train)}:${pip}`),
      ends: mapped(facts.ends ?? {}, (key) =>
        trainOf(table, trainNamed(this.names, key)).ends.map((end) => end.pip),
      ),
      counts: bySeat(facts.counts, table.handCounts),
      boneyard: table.boneyardCount,
      passes: table.countedPasses,
      calls: bySeat(facts.calls, table.calls),
    };
    const wanted = Object.entries(all).filter(([key]) => key in facts);
    assert.deepEqual(Object.fromEntries(wanted), facts);
    return this;
  }

  /** The last move led to exactly these events. */
  tells(types: readonly GameEvent['type'][]): Scenario {
    assert.deepEqual(
      this.events.map((event) => event.type),
      types,
    );
    return this;
  }

  /** The round is over, and this seat went out; null when it was blocked. */
  ends({ out, scores }: Ended): Scenario {
    const { phase } = this.round.table;
    if (phase.kind !== 'over') assert.fail('the round still runs');
    const { result } = phase;
    assert.equal(result.out, out === null ? null : seatNamed(this.names, out));
    assert.equal(result.blocked, out === null);
    const points = this.names.map((name, seat) => [name, result.scores[seat]]);
    if (scores !== undefined) assert.deepEqual(Object.fromEntries(points), scores);
    return this;
  }
}

function mapped<V>(
  keys: Readonly<Record<string, unknown>>,
  valueOf: (key: string) => V,
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, valueOf(key)]));
}

/** A written position under the rules of a preset, single options changed. Throws when it cannot be. */
export function scenario(
  preset: PresetName,
  given: Given,
  overrides: Readonly<Record<string, unknown>> = {},
): Scenario {
  const options = presetOptions(preset, overrides);
  if (!options.ok) throw new Error(`no such game: ${JSON.stringify(options.error)}`);
  return new Scenario(namesOf(given), positionFromGiven(options.value, given));
}
