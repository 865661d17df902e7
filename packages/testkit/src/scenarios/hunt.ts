import { formatTile, highOf, huntEngine, isDouble, type TileId } from '@roundhouse/rules';
import { nameOfSeat, seatNamed, tileNamed, type SeatNames } from '@roundhouse/rules/testing';
import { compareFacts, type Failure } from './failure.ts';
import { plainOptions } from './plainMatch.ts';
import type { HuntEntry } from './shape.ts';

const LARGEST_SET = 18;

/** Hunts the engine, and compares what is left. The holder lays it and leads. */
export function runHunt({ hunt, result }: HuntEntry): readonly Failure[] {
  return compareFacts(result, factsOf(hunt, Object.keys(hunt.hands)));
}

function factsOf(hunt: HuntEntry['hunt'], names: SeatNames): Readonly<Record<string, unknown>> {
  const engine = tileNamed(hunt.engine, LARGEST_SET);
  const start = {
    hands: names.map((name) => tilesNamed(hunt.hands[name] ?? [])),
    boneyard: tilesNamed(hunt.boneyard),
    from: seatNamed(names, hunt.from ?? names[0] ?? ''),
  };
  const all = [...start.hands.flat(), ...start.boneyard];
  if (!isDouble(engine) || !all.includes(engine)) {
    throw new Error(`${hunt.engine} is no double among the tiles`);
  }
  const options = plainOptions({ engineMode: 'holderPlays', engineHunt: hunt.mode });
  const { hands, boneyard, holder } = huntEngine(options, highOf(engine), start);
  const finder = holder === null ? null : nameOfSeat(names, holder);
  return {
    holder: finder,
    starter: finder,
    hands: Object.fromEntries(names.map((name, seat) => [name, hands[seat]?.map(formatTile)])),
    boneLeft: boneyard.length,
  };
}

function tilesNamed(tiles: readonly string[]): readonly TileId[] {
  return tiles.map((text) => tileNamed(text, LARGEST_SET));
}
