import { legalCommands, turnOf, viewFor, type Round, type SeatView } from '@roundhouse/rules';
import { carriedOut, diceFrom } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { freshMatch, recordRounds } from '../recordedRounds.ts';
import { beginDraft, draftAction, reduceDraft } from './draftMatch.ts';
import { playsOf } from './draftRules.ts';
import type { DraftTable } from './draftTable.ts';

test('boardgame.io is measured on the game that is played here', () => {
  for (const seatCount of [2, 4, 7]) {
    const rounds = recordRounds(freshMatch('roundhouse', seatCount), 10, diceFrom(seatCount));
    for (const { deal, moves } of rounds) {
      let round = deal;
      let draft = beginDraft(deal);
      for (const { seat, command } of moves) {
        expect(draftSays(draft.G)).toEqual(rulesSay(round));
        ({ round } = carriedOut(round, { seat, command }));
        draft = reduceDraft(draft, draftAction(deal, seat, command));
      }
      expect(draftSays(draft.G)).toEqual(rulesSay(round));
    }
  }
});

/** Everything that matters about a table, from the rules. */
function rulesSay(round: Round) {
  const { table, secret } = round;
  const turn = turnOf(table);
  const number = (train: number | 'mexican') => (train === 'mexican' ? table.seatCount : train);
  return {
    hands: secret.hands.map(({ tiles }) => tiles),
    boneyard: secret.boneyard,
    trains: [...table.personal, table.mexican].map(({ placed, ends, marked }) => ({
      tiles: placed.map(({ tile }) => tile),
      end: ends[0]?.pip ?? table.engine,
      marked,
    })),
    openDoubles: table.openDoubles.map(({ train, pip }) => ({ train: number(train), pip })),
    laidBySuit: table.laidBySuit,
    seat: turn?.seat,
    plays: turn && playsIn(viewFor(round, turn.seat)),
    result: table.phase.kind === 'over' ? table.phase.result.scores : undefined,
    out: table.phase.kind === 'over' ? table.phase.result.out : undefined,
  };
}

function playsIn(view: SeatView) {
  const { seatCount } = view.table;
  return legalCommands(view).flatMap((command) =>
    command.type === 'play'
      ? [{ tile: command.tile, train: command.train === 'mexican' ? seatCount : command.train }]
      : [],
  );
}

/** The same from boardgame.io's state. */
function draftSays(table: DraftTable) {
  const { hands, boneyard, trains, laidBySuit, result } = table;
  return {
    hands,
    boneyard,
    trains,
    openDoubles: table.openDoubles.map(({ train, pip }) => ({ train, pip })),
    laidBySuit,
    seat: result === null ? table.seat : undefined,
    plays: result === null ? playsOf(table) : null,
    result: result?.scores,
    out: result?.out,
  };
}
