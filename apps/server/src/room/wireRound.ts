import { packTrain } from '@roundhouse/protocol';
import { RoundState } from '@roundhouse/protocol/schema';
import { invariant, type RoundFacts } from '@roundhouse/rules';
import type { Stage } from '../table/record/tableData.ts';

/** A finished round of the match on the wire, with what is worth telling of it. */
export function wireRound(stage: Stage, index: number): RoundState {
  invariant(stage.phase !== 'lobby', 'a match runs');
  const [record, facts] = [stage.match.rounds[index], stage.facts[index]];
  invariant(record !== undefined && facts !== undefined, `round ${index} is over`);
  const wire = new RoundState();
  wire.engine = record.engine;
  wire.starter = record.starter;
  wire.out = record.out ?? -1;
  wire.blocked = record.blocked;
  wire.scores.push(...record.scores);
  wire.names.push(...(stage.sitters[index] ?? []));
  writeFacts(wire, facts);
  return wire;
}

function writeFacts(wire: RoundState, { draws, gift, longest, leftOpen }: RoundFacts): void {
  wire.draws.push(...draws);
  wire.leftOpen.push(...leftOpen);
  if (longest !== null) {
    wire.longestTrain = packTrain(longest.train);
    wire.longestTiles = longest.tiles;
  }
  if (gift === null) return;
  wire.giftBy = gift.by;
  wire.giftTile = gift.tile;
  wire.giftTrain = packTrain(gift.train);
}
