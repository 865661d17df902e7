import { expect } from '@playwright/test';
import type { CreatedTable } from '@roundhouse/protocol';
import { isDouble, turnOf, type TurnCommand } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import type { House, TurnNow } from './House.ts';
import { OFTEN, playsIn } from './moves.ts';

/** Seats of the table: Ana, two bots, and Bea, who plays just before Ana. */
const ANA = 0;
const BEA = 3;
const MOST_DEALS = 200;
const MOST_MOVES = 12;

/** A table where Ana is to move, and must cover a double of Bea's. */
export interface OwedTable {
  readonly opened: CreatedTable;
  /** Lets Bea, who has no browser, go. */
  readonly dismiss: () => Promise<void>;
}

/** Deals until Bea can lay a double and after it something else than its cover. */
export async function dealUntilOwed(house: House): Promise<OwedTable> {
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const opened = await house.openTable({ name: 'Ana', seats: 4, bots: 2 });
    const { code, seatToken } = opened;
    const ana = await TableClient.enter(house.place, code, { seatToken });
    const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
    await ana.host({ type: 'start' });
    const clients = new Map([
      [ANA, ana],
      [BEA, bea],
    ]);
    const isOwed = await playUntil(
      { house, code, clients },
      ({ seat, round }) => seat === ANA && turnOf(round.table)?.cover === true,
    );
    await ana.raw.leave();
    if (isOwed) return { opened, dismiss: () => bea.raw.leave() };
    await bea.raw.leave();
  }
  throw new Error(`no such deal among ${MOST_DEALS}`);
}

/** Deals until Ana is to move in a turn that is wanted, among bots. */
export async function dealUntil(
  house: House,
  seats: number,
  isWanted: (turn: TurnNow) => boolean,
): Promise<CreatedTable> {
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const opened = await house.openTable({ name: 'Ana', seats, bots: seats - 1 });
    const { code, seatToken } = opened;
    const ana = await TableClient.enter(house.place, code, { seatToken });
    await ana.host({ type: 'start' });
    const clients = new Map([[ANA, ana]]);
    const isFound = await playUntil(
      { house, code, clients },
      (turn) => turn.seat === ANA && isWanted(turn),
    );
    await ana.raw.leave();
    if (isFound) return opened;
  }
  throw new Error(`no such deal among ${MOST_DEALS}`);
}

/** True where at least two trains are open and a double wants its cover. */
export function isMuchOpen({ round: { table } }: TurnNow): boolean {
  return table.personal.filter(({ marked }) => marked).length >= 2 && table.openDoubles.length > 0;
}

/** A table at which somebody plays who has no browser. */
interface Played {
  readonly house: House;
  readonly code: string;
  /** By seat. */
  readonly clients: ReadonlyMap<number, TableClient>;
}

/** Plays a few turns; true when one of them is wanted. */
async function playUntil(
  { house, code, clients }: Played,
  isWanted: (turn: TurnNow) => boolean,
): Promise<boolean> {
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const turn = await turnOfOne(house, code, [...clients.keys()]);
    if (turn === null) return false;
    if (isWanted(turn)) return true;
    const client = clients.get(turn.seat);
    await client?.raw.until(() => client.snapshot.seq === turn.seq, 'the state of the turn');
    await client?.command(carelessMove(turn));
  }
  return false;
}

/** Waits for the turn of one of these seats; null when the round is over. */
async function turnOfOne(house: House, code: string, seats: readonly number[]) {
  await expect
    .poll(() => {
      const turn = house.turnAt(code);
      return turn === null || seats.includes(turn.seat);
    }, OFTEN)
    .toBe(true);
  return house.turnAt(code);
}

/** A move as Bea makes it: a double first, and after it anything but its cover. Others lay no double. */
export function carelessMove({ seat, legal, round: { table } }: TurnNow): TurnCommand {
  const plays = playsIn(legal).filter(({ tile }) => seat === BEA || !isDouble(tile));
  const open = new Set(table.openDoubles.map(({ train }) => train));
  const careless =
    plays.find(({ tile }) => isDouble(tile)) ?? plays.find(({ train }) => !open.has(train));
  const move = careless ?? plays[0] ?? legal[0];
  if (move === undefined) throw new Error('something may be done');
  return move;
}
