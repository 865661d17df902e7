import type { Round, Seat, TurnCommand } from '@roundhouse/rules';
import type { State } from 'boardgame.io';
import { draftGame } from './draftGame.ts';
import type { DraftTable } from './draftTable.ts';
import { CreateGameReducer, InitializeGame } from './library.ts';

/** A state of boardgame.io around a table. */
export type DraftState = State<DraftTable>;

const reduce = CreateGameReducer({ game: draftGame });

/** What boardgame.io's reducer is given. */
export type DraftAction = Parameters<typeof reduce>[1];

/** The state that boardgame.io begins a deal with. */
export function beginDraft(deal: Round): DraftState {
  const numPlayers = deal.table.seatCount;
  return InitializeGame({ game: draftGame, numPlayers, setupData: deal });
}

/** The same move in the words of boardgame.io. */
export function draftAction(deal: Round, seat: Seat, command: TurnCommand): DraftAction {
  const args = command.type === 'play' ? [command.tile, trainNumber(deal, command.train)] : [];
  const payload = { type: command.type, args, playerID: String(seat), credentials: '' };
  return { type: 'MAKE_MOVE', payload };
}

function trainNumber({ table }: Round, train: Seat | 'mexican'): number {
  return train === 'mexican' ? table.seatCount : train;
}

/** The state after an action. Throws when boardgame.io refuses it. */
export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  const { transients, ...next } = reduce(state, action);
  if (transients?.error !== undefined) throw new Error(transients.error.type);
  return next;
}
