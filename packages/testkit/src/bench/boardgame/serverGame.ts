import { fullSet, startRound, type TileId } from '@roundhouse/rules';
import type { Game } from 'boardgame.io';
import { freshMatch } from '../recordedRounds.ts';
import { draftGame, draftTable } from './draftGame.ts';
import type { DraftTable } from './draftTable.ts';
import { INVALID_MOVE } from './library.ts';

/** What a client of boardgame.io is sent of a table: everything but the hands of others. */
export interface DraftView extends Omit<DraftTable, 'hands' | 'boneyard'> {
  readonly hand: readonly TileId[];
  readonly handCounts: readonly number[];
  readonly boneyardCount: number;
}

/** The people at each table. */
const SEAT_COUNT = 4;

interface Chance {
  Shuffle<T>(items: T[]): T[];
}

const match = freshMatch('roundhouse', SEAT_COUNT);

/** The game as boardgame.io's server plays it: it deals by itself, again and again. */
export const serverGame: Game<DraftTable> = {
  ...draftGame,
  setup: ({ random }) => deal(random),
  moves: {
    ...draftGame.moves,
    deal: ({ G, random }) => (G.result === null ? INVALID_MOVE : deal(random)),
  },
  playerView: ({ G, playerID }) => viewOf(G, playerID),
};

function deal(random: Chance): DraftTable {
  const [lot = 0] = random.Shuffle(Array.from({ length: SEAT_COUNT }, (_, seat) => seat));
  const deck = random.Shuffle([...fullSet(match.options.maxPip)]);
  const dealt = startRound(match, { deck, lot });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return draftTable(dealt.value.round);
}

function viewOf({ hands, boneyard, ...open }: DraftTable, playerId: string | null): DraftView {
  return {
    ...open,
    hand: hands[Number(playerId ?? Number.NaN)] ?? [],
    handCounts: hands.map((tiles) => tiles.length),
    boneyardCount: boneyard.length,
  };
}
