import { redact, seatOf, type GameEvent, type Seat } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { evolveTable, openedTable } from '@roundhouse/server/table';
import { beforeAll, expect, test } from 'vitest';
import type { HeardEvents } from '../players/Notebook.ts';
import { House, type Guest } from '../table/index.ts';
import { eyesOf, holdingsIn } from './holdings.ts';
import { breachesOf } from './promises.ts';

const ADA = seatOf(0);

/** Somebody left the seat, a bot drew there, and they came back with what they had heard before. */
interface Return {
  readonly facts: readonly TableFact[];
  readonly ada: Guest;
  readonly again: Guest;
}

let story: Return;

beforeAll(async () => {
  const house = new House({ seed: 'left and came back', config: { botDelayMs: 1 } });
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  await ada.hearKey();
  await ada.atSeat({ type: 'leave' });
  const hasDrawn = () => table.events.some((event) => drawsAt(event, ADA));
  for (let moves = 0; moves < 200 && !hasDrawn(); moves += 1) await house.clock.advance(1);
  const again = await table.join({ seatToken: ada.token, haveSeq: 1 });
  const history = await house.journal.read(table.table.code);
  story = { facts: history.map(({ fact }) => fact), ada, again };
});

function drawsAt(event: GameEvent, seat: Seat): boolean {
  return event.type === 'tileDrawn' && event.seat === seat;
}

/** The promises that were broken when this was heard. */
function rulesBroken(heard: readonly HeardEvents[], facts = story.facts): readonly string[] {
  const [first, ...others] = facts;
  if (first?.type !== 'tableOpened') throw new Error('a table begins');
  const live = others.reduce(evolveTable, openedTable(first));
  const nothing = { acknowledged: new Map(), refused: new Map(), sent: new Map() };
  const player = { name: 'Ada', seat: ADA, snapshot: null, heard, ...nothing };
  const entries = facts.map((fact, index) => ({ index, fact, atMs: 0 }));
  const breaches = breachesOf({ code: live.code, entries, players: [player], live });
  const rules = breaches.map(({ rule }) => rule);
  return rules.filter((rule) => rule !== 'turnIsMeant' && rule !== 'allSeeTheSame');
}

/** The events of the bot's first draw, with their number and every face. */
function drawn(): { readonly seq: number; readonly events: readonly GameEvent[] } {
  const batches = story.facts.flatMap((fact) => ('events' in fact ? [fact.events] : []));
  const place = batches.findIndex((events) => events.some((event) => drawsAt(event, ADA)));
  return { seq: place + 1, events: batches[place] ?? [] };
}

test('whoever comes back to a seat is told as a spectator what a bot did there, and that is true', () => {
  const { again } = story;
  expect(again.retold.map(({ seq }) => seq)).toContain(drawn().seq);
  const heard = again.retold.map((message) => ({ message, seat: ADA, key: again.token }));
  expect(rulesBroken(heard)).toEqual([]);
});

test('to be shown what the bot drew there is to be shown a hand', () => {
  const { seq, events } = drawn();
  const message = { seq, events: events.map((event) => redact(event, ADA)) };
  const heard = [{ message, seat: ADA, key: story.again.token }];
  expect(rulesBroken(heard)).toEqual(['handsAreHidden']);
});

test('whoever has the seat is shown the own draws, and nothing less', () => {
  const { seq, events } = drawn();
  const facts = story.facts.filter(
    ({ type }) => type !== 'seatReleased' && type !== 'seatReclaimed',
  );
  const shownTo = (viewer: Seat | null) => {
    const message = { seq, events: events.map((event) => redact(event, viewer)) };
    return rulesBroken([{ message, seat: ADA, key: story.ada.token }], facts);
  };
  expect(shownTo(ADA)).toEqual([]);
  expect(shownTo(null)).toEqual(['nothingUnhappens']);
});

test('a key is worth nothing for what happens after its holder has left', () => {
  const { seq, events } = drawn();
  const message = { seq, events: events.map((event) => redact(event, ADA)) };
  const heard = [{ message, seat: ADA, key: story.ada.token }];
  expect(rulesBroken(heard)).toEqual(['handsAreHidden']);
});

test('what was heard with a key that nobody gave out never happened', () => {
  const { seq, events } = drawn();
  const message = { seq, events: events.map((event) => redact(event, null)) };
  expect(rulesBroken([{ message, seat: ADA, key: 'forged' }])).toEqual(['nothingUnhappens']);
  expect(rulesBroken([{ message, seat: null, key: null }])).toEqual([]);
});

test('whoever moves up in the lobby has the seat to which they moved', async () => {
  const house = new House({ seed: 'moved up' });
  const table = await house.open({ name: 'Ada' });
  await table.host();
  const bea = await table.join({ name: 'Bea' });
  const cid = await table.join({ name: 'Cid' });
  await bea.atSeat({ type: 'leave' });
  expect(cid.seat).toBe(1);
  const facts = (await house.journal.read(table.table.code)).map(({ fact }) => fact);
  const lobby = facts.map(() => table.showing.data); // in which nothing has been told yet
  const holdings = holdingsIn(facts, lobby);
  expect([eyesOf(holdings, cid.token, 1), eyesOf(holdings, bea.token, 1)]).toEqual([1, null]);
});
