import { invariant, type Round } from '@roundhouse/rules';
import { carriedOut, diceFrom } from '@roundhouse/rules/testing';
import { beginDraft, draftAction, reduceDraft } from './boardgame/draftMatch.ts';
import { cpuMs } from './cpu.ts';
import { freshMatch, recordRounds, type RecordedRound } from './recordedRounds.ts';

/** Commands per second of two reducers, on the same rounds. */
export interface Rivals {
  readonly roundhouse: number;
  readonly boardgame: number;
}

/** How long the two are compared. */
export interface RivalSizes {
  readonly roundCount: number;
  /** Processor time of each turn, milliseconds. */
  readonly turnMs: number;
  /** Turns of each, one after the other; the best counts. */
  readonly turns: number;
}

const SEAT_COUNT = 4;

/**
 * Our reducer and that of boardgame.io play the same recorded rounds of the preset `roundhouse`,
 * each in its own code for the same rules: both check every command and make the next state.
 */
export function measureRivals({ roundCount, turnMs, turns }: RivalSizes): Rivals {
  const rounds = recordRounds(freshMatch('roundhouse', SEAT_COUNT), roundCount, diceFrom(1));
  const ours = () => rounds.forEach(playOurs);
  const scripts = rounds.map(scriptFor);
  const theirs = () => scripts.forEach(playTheirs);
  const moveCount = rounds.reduce((sum, { moves }) => sum + moves.length, 0);
  let best: Rivals = { roundhouse: 0, boardgame: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    best = {
      roundhouse: Math.max(best.roundhouse, moveCount * timesPerSecond(ours, turnMs)),
      boardgame: Math.max(best.boardgame, moveCount * timesPerSecond(theirs, turnMs)),
    };
  }
  return best;
}

function timesPerSecond(work: () => void, durationMs: number): number {
  const beginMs = cpuMs();
  let count = 0;
  do {
    work();
    count += 1;
  } while (cpuMs() - beginMs < durationMs);
  return (1_000 * count) / (cpuMs() - beginMs);
}

function playOurs({ deal, moves }: RecordedRound): void {
  let round: Round = deal;
  for (const move of moves) ({ round } = carriedOut(round, move));
  invariant(round.table.phase.kind === 'over', 'a recorded round ends');
}

function scriptFor({ deal, moves }: RecordedRound) {
  const actions = moves.map(({ seat, command }) => draftAction(deal, seat, command));
  return { begin: beginDraft(deal), actions };
}

function playTheirs({ begin, actions }: ReturnType<typeof scriptFor>): void {
  const end = actions.reduce(reduceDraft, begin);
  invariant(end.G.result !== null, 'a recorded round ends');
}
