import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { Person, TestServer, ask } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';

const NAMES = ['Ada', 'Bea', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jim', 'Kay', 'Lee'];
const journal = memoryJournal<TableFact>();
const seeds = seededSeeds('twelve');
let server: TestServer;

/** Opens the house with the limits of an operator who sets nothing; all twelve share one address. */
async function openHouse(): Promise<void> {
  server = await TestServer.start({ config: DEFAULT_CONFIG, journal, seeds });
}

beforeAll(openHouse);
afterAll(() => server.stop());

/** What a phone does that follows a link: the page and its parts, the table, a seat. */
async function arrive(code: string, how: { name: string } | { seatToken: string }) {
  const looks = ['/', '/favicon.svg', '/assets/main.js', '/assets/main.css', `/api/tables/${code}`];
  const told = await Promise.all(looks.map((path) => ask(server.place, { path })));
  expect(told.at(-1)?.status).toBe(200);
  return Person.join(server.origin, code, how);
}

test('twelve people behind one address connect at once, and again after a restart', async () => {
  const options = { maxPip: 15 };
  const { code, seatToken } = await server.open({ name: 'Ada', options, seats: 12 });
  const people = await Promise.all(
    NAMES.map((name) => arrive(code, name === 'Ada' ? { seatToken } : { name })),
  );
  const [ada] = people;
  await ada?.until(() => ada.snapshot.players.length === 12);
  expect(new Set(people.map(({ seat }) => seat)).size).toBe(12);
  await ada?.asHost({ type: 'start' });
  await Promise.all(people.map((one) => one.until(() => one.snapshot.phase === 'playing')));

  for (let restart = 0; restart < 2; restart += 1) {
    await server.stop();
    await openHouse();
    const back = await Promise.all(people.map(({ token }) => arrive(code, { seatToken: token })));
    expect(back.map(({ seat }) => seat)).toEqual(people.map(({ seat }) => seat));
    expect(back.map(({ snapshot }) => snapshot.hand)).toEqual(
      people.map(({ snapshot }) => snapshot.hand),
    );
  }
});
