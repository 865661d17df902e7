import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ROOM_NAME } from '@roundhouse/protocol';
import { legalCommands, turnOf } from '@roundhouse/rules';
import { roomOf } from '@roundhouse/testkit/leak';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { FakeClock, seededSeeds } from '@roundhouse/testkit/table';
import { memoryJournal } from '../store/memoryJournal.ts';
import { fairDealer } from '../table/play/dealing.ts';
import type { TableFact } from '../table/record/tableFact.ts';

/** What the house is built of, each part of which throws once when it is told to. */
const planted: { in: 'dealer' | 'clock' | 'journal' | 'table' | null } = { in: null };

function mayThrow(part: typeof planted.in): void {
  if (planted.in !== part) return;
  planted.in = null;
  throw new TypeError(`planted in the ${part}`);
}

class BrittleClock extends FakeClock {
  override wallMs(): number {
    mayThrow('clock');
    return super.wallMs();
  }
}

const clock = new BrittleClock();
const whole = memoryJournal<TableFact>();
let server: TestServer;
/** Two people at a table that has nothing to do with any of it. */
let others: readonly Person[];

/** What nobody caught; in the process of a server it would end all tables, or might. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
  server = await TestServer.start({
    clock,
    seeds: seededSeeds('isolation'),
    journal: {
      ...whole,
      async forget(code) {
        mayThrow('journal');
        return whole.forget(code);
      },
    },
    dealer(...deal) {
      mayThrow('dealer');
      return fairDealer(...deal);
    },
  });
  const { code, seatToken } = await server.open({ name: 'Quinn' });
  const quinn = await Person.join(server.origin, code, { seatToken });
  others = [quinn, await Person.join(server.origin, code, { name: 'Rosa' })];
  await quinn.asHost({ type: 'start' });
  await Promise.all(others.map((one) => one.until(() => one.snapshot.phase === 'playing')));
});
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await server.stop();
});
afterEach(() => {
  planted.in = null;
  vi.restoreAllMocks();
});

/** Somebody at the other table makes a move: nobody was disturbed. */
async function expectOthersPlayOn(): Promise<void> {
  const mover = others.find(({ isOnTurn }) => isOnTurn);
  const [command] = mover === undefined ? [] : legalCommands(mover.view);
  if (mover === undefined || command === undefined) throw new Error('somebody is to move');
  const before = mover.snapshot.seq;
  const { seq } = await mover.do(command);
  expect(seq).toBe(before + 1);
  for (const one of others) {
    await one.until(() => one.snapshot.seq === seq);
    expect(one.closedWith).toBeNull();
  }
  expect((await server.fetch('/healthz')).status).toBe(200);
}

/** Ada and Bea at a table that is about to have an accident. */
async function unluckyTable() {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, options: { maxPip: 6 } });
  const ada = await Person.join(server.origin, code, { seatToken });
  const bea = await Person.join(server.origin, code, { name: 'Bea' });
  const table = server.app.registry.find(code);
  if (table === undefined) throw new Error('the table is open');
  return { code, ada, bea, table };
}

/** The seat of the bot, who came before Bea. */
const BOT = 1;

function turnSeatAt({ snapshot: { phase, table } }: Person): number | undefined {
  return phase === 'playing' && table !== null ? turnOf(table)?.seat : undefined;
}

type Unlucky = Awaited<ReturnType<typeof unluckyTable>>;

/** Begins a match and plays until this holds. */
async function playUntil({ ada, bea }: Unlucky, holds: () => boolean): Promise<void> {
  await ada.asHost({ type: 'start' });
  while (!holds()) {
    await clock.advance(1);
    const mover = [ada, bea].find(({ isOnTurn }) => isOnTurn);
    const [command] = mover === undefined ? [] : legalCommands(mover.view);
    if (command !== undefined) await mover?.do(command).catch(() => undefined);
  }
}

async function away(person: Person): Promise<void> {
  await person.drop();
  await new Promise((resolve) => setImmediate(resolve));
}

/** An accident: what breaks, and what brings it about. */
const ACCIDENTS: Readonly<Record<string, (unlucky: Unlucky) => Promise<unknown>>> = {
  async 'while a deal is made'({ ada }) {
    planted.in = 'dealer';
    await ada.asHost({ type: 'start' });
  },
  async 'while a fact is written'({ ada }) {
    planted.in = 'clock';
    await ada.atSeat({ type: 'rename', name: 'Eve' });
  },
  async 'in the timer of a bot'(unlucky) {
    await playUntil(unlucky, () => turnSeatAt(unlucky.ada) === BOT);
    planted.in = 'clock';
    await clock.advance(1_000);
  },
  async 'in the timer of an absent player'(unlucky) {
    await playUntil(unlucky, () => unlucky.bea.isOnTurn);
    await away(unlucky.bea);
    planted.in = 'clock';
    await clock.advance(61_000);
  },
  async 'in the timer of the next round'(unlucky) {
    await playUntil(unlucky, () => unlucky.ada.snapshot.phase === 'betweenRounds');
    planted.in = 'dealer';
    await clock.advance(31_000);
  },
  async 'in the timer of an absent host'({ ada }) {
    await away(ada);
    planted.in = 'clock';
    await clock.advance(61_000);
  },
  async 'in the timer that forgets a table'({ ada, bea }) {
    await Promise.all([away(ada), away(bea)]);
    planted.in = 'journal';
    await clock.advance(31 * 60_000);
  },
  async 'while somebody joins'({ code, table }) {
    breakTable(table, 'connect');
    await Person.join(server.origin, code, { name: 'Cid' });
  },
  async 'while somebody leaves'({ bea, table }) {
    breakTable(table, 'disconnect');
    await bea.room.leave();
  },
  async 'while somebody is dropped'({ bea, table }) {
    breakTable(table, 'disconnect');
    await away(bea);
  },
  async 'in a command'({ ada, table }) {
    breakTable(table, 'command');
    await ada.request('command', { commandId: '1', turn: 0, command: { type: 'draw' } });
  },
  async 'in a request of the host'({ ada, table }) {
    breakTable(table, 'host');
    await ada.asHost({ type: 'start' });
  },
  async 'in a request about a seat'({ ada, table }) {
    breakTable(table, 'seat');
    await ada.atSeat({ type: 'leave' });
  },
  async 'while a change is shown'({ ada, table }) {
    breakTable(table, 'placeOf');
    await ada.atSeat({ type: 'rename', name: 'Eve' });
  },
  async 'while a room is opened'() {
    await matchMaker.createRoom(ROOM_NAME, {});
  },
  async 'while a room is closed'({ code, table }) {
    breakTable(table, 'leave');
    await roomOf(code).disconnect();
  },
};

/** Has one method of a table throw the next time that it is called. */
function breakTable(
  table: Unlucky['table'],
  method: 'connect' | 'disconnect' | 'command' | 'host' | 'seat' | 'placeOf' | 'leave',
): void {
  planted.in = 'table';
  vi.spyOn(table, method).mockImplementationOnce(() => {
    mayThrow('table');
    throw new Error('it was told to throw');
  });
}

/** Resolves once what was broken has thrown. */
async function happened(): Promise<void> {
  while (planted.in !== null) await new Promise((resolve) => setImmediate(resolve));
}

/** No table was there yet; each of the others leaves, and comes back as it was. */
const BEFORE_A_TABLE = 'while a room is opened';

test.each(Object.entries(ACCIDENTS))(
  'an accident %s is the trouble of one table alone',
  async (when, happen) => {
    const unlucky = await unluckyTable();
    await happen(unlucky).catch(() => undefined);
    await happened();
    await expectOthersPlayOn();
    await clock.advance(1);
    await expectOthersPlayOn();
    expect(uncaught).toEqual([]);
    expect(unlucky.table.isGone).toBe(when !== BEFORE_A_TABLE);
  },
);
