import { expect, test } from 'vitest';
import { redact, seatOf } from '@roundhouse/rules';
import { Guest, House, type OpenTable } from '@roundhouse/testkit/table';
import { gameEventsOf } from '../record/tableFact.ts';

/** Ada, Bea and two bots in a match that has gone on for a while. */
async function match() {
  const house = new House({ seed: 'resync', config: { botDelayMs: 100 } });
  const table = await house.open({ name: 'Ada', options: { maxPip: 9 }, seats: 4 });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'addBot' });
  await ada.asHost({ type: 'addBot' });
  await ada.asHost({ type: 'start' });
  const goOn = async (moves: number) => {
    for (let count = 0; count < moves; count += 1) await move(house, table, [ada, bea]);
  };
  await goOn(20);
  return { house, table, ada, bea, goOn };
}

async function move(house: House, table: OpenTable, people: readonly Guest[]): Promise<void> {
  const mover = people.find(({ note }) => note.seat === table.turnSeat);
  if (mover === undefined) await house.clock.advance(100);
  else await mover.doAnything();
}

const seqOf = ({ showing }: OpenTable) => showing.data.seq;
const seqs = ({ retold }: Guest) => retold.map(({ seq }) => seq);

/** All numbers after one up to another. */
function upTo(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + 1 + index);
}

test('whoever comes back is told exactly what happened meanwhile, as they may know it', async () => {
  const { table, ada, bea, goOn } = await match();
  const [haveSeq, eventCount] = [seqOf(table), table.events.length];
  const { token } = bea;
  await bea.drop();
  for (let count = 0; count < 60 && table.turnSeat !== seatOf(1); count += 1) await goOn(1);
  const again = await table.join({ seatToken: token, haveSeq });
  expect(seqs(again)).toEqual(upTo(haveSeq, seqOf(table)));
  expect(again.retold.length).toBeGreaterThan(1);
  expect(again.retold.flatMap(({ events }) => events)).toEqual(
    table.events.slice(eventCount).map((event) => redact(event, seatOf(1))),
  );
  expect(ada.retold).toEqual([]);
});

test('whoever says nothing of what they have is told nothing again', async () => {
  const { table, ada } = await match();
  const again = await table.join({ seatToken: ada.token });
  expect(again.retold).toEqual([]);
});

test('a live connection asks, is told, and then answered', async () => {
  const { table, ada, bea } = await match();
  const haveSeq = seqOf(table) - 5;
  expect(await bea.resync(haveSeq)).toEqual({ ok: true, value: { ok: true, seq: seqOf(table) } });
  expect(seqs(bea)).toEqual(upTo(haveSeq, seqOf(table)));
  expect(ada.retold).toEqual([]);
});

test('a resync that is up to date is answered and tells nothing', async () => {
  const { table, bea } = await match();
  expect((await bea.resync(seqOf(table))).ok).toBe(true);
  expect((await bea.resync(seqOf(table) + 100)).ok).toBe(true);
  expect(bea.retold).toEqual([]);
});

test('whoever asks all the time is told once a second, and answered each time', async () => {
  const { house, table, bea } = await match();
  for (let count = 0; count < 10; count += 1) {
    expect((await bea.resync(seqOf(table) - 1)).ok).toBe(true);
  }
  expect(bea.retold).toHaveLength(1);
  await house.clock.advance(1_000);
  const before = bea.retold.length;
  await bea.resync(seqOf(table) - 1);
  expect(bea.retold.length).toBe(before + 1);
});

test('whoever is not at the table is told nothing', async () => {
  const { table } = await match();
  const stranger = new Guest(table.table);
  expect(await stranger.resync(0)).toEqual({ ok: false, error: { code: 'notSeated' } });
  expect(stranger.retold).toEqual([]);
});

test('a table that was set up again tells what stands in its journal', async () => {
  const { house, table, bea } = await match();
  const { code, seq } = table.showing.data;
  const last = (await house.journal.read(code)).findLast(
    ({ fact }) => gameEventsOf(fact).length > 0,
  );
  house.restart();
  const again = await house.summon(code);
  const back = await again.join({ seatToken: bea.token, haveSeq: seq - 1 });
  const events = last === undefined ? [] : gameEventsOf(last.fact);
  expect(back.retold).toEqual([{ seq, events: events.map((event) => redact(event, bea.seat)) }]);
});

test('a spectator who takes a seat is told no tile that its bot or player drew before', async () => {
  const { table, ada, bea, goOn } = await match();
  await bea.atSeat({ type: 'leave' });
  while (table.phase === 'playing') await goOn(1);
  const eve = await table.join({ watch: true });
  await eve.atSeat({ type: 'take', seat: seatOf(1), name: 'Eve' });
  await ada.asHost({ type: 'nextRound' });
  const again = await table.join({ seatToken: eve.token, haveSeq: seqOf(table) - 50 });
  const drawn = again.retold
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'tileDrawn' && event.seat === 1 ? [event.face] : []));
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn)).toEqual(new Set(['hidden']));
});
