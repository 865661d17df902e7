import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { playsOf } from '../boardgame/draftRules.ts';
import type { DraftTable } from '../boardgame/draftTable.ts';
import { serverGame, type DraftView } from '../boardgame/serverGame.ts';
import { BoardgameClient } from './BoardgameClient.ts';
import { SEAT_COUNT, type DrivenTable, type TableOpener } from './drivenTable.ts';

/** A match of boardgame.io, with four people who play at random. */
export const openBoardgameTable: TableOpener = async (place, index) => {
  const match = `${index}-${performance.now()}`;
  const game = serverGame.name ?? '';
  const clients: BoardgameClient[] = [];
  for (let seat = 0; seat < SEAT_COUNT; seat += 1) {
    clients.push(await BoardgameClient.join(place, { game, match, seat, seatCount: SEAT_COUNT }));
  }
  return driven(clients, diceFrom(index));
};

function driven(clients: readonly BoardgameClient[], dice: Dice): DrivenTable {
  let [last] = clients;
  return {
    async move() {
      if (last?.view.result !== null) await last?.move('deal');
      const seat = last?.view.seat ?? 0;
      const mover = clients[seat];
      const stateId = last?.stateId ?? 0;
      await mover?.until(() => mover.stateId >= stateId);
      if (mover !== undefined) await act(mover, seat, dice);
      last = mover;
    },
    bytesDown: () => clients.reduce((sum, client) => sum + client.bytesDown, 0),
    close: () => clients.forEach((client) => client.close()),
  };
}

async function act(mover: BoardgameClient, seat: number, dice: Dice): Promise<void> {
  const { view } = mover;
  const plays = playsOf(tableOf(view, seat));
  if (plays.length > 0) {
    const { tile, train } = dice.pick(plays);
    return mover.move('play', tile, train);
  }
  return mover.move(view.hasDrawn || view.boneyardCount === 0 ? 'pass' : 'draw');
}

/** The table as far as this seat can know it: enough to say what it may lay. */
function tableOf({ hand, handCounts, ...open }: DraftView, seat: number): DraftTable {
  const hands = handCounts.map((_, other) => (other === seat ? [...hand] : []));
  return { ...open, hands, boneyard: [] };
}
