import { afterEach, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { TestServer, ask } from '@roundhouse/testkit/net';
import { FakeClock } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';

const clock = new FakeClock();
let server: TestServer;
afterEach(() => server.stop());

/** Somebody comes to a deserted table in the second before it falls asleep; true when it does. */
async function fallsAsleepUnder(visit: (code: string, seatToken: string) => Promise<unknown>) {
  server = await TestServer.start({ clock });
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, start: true });
  await clock.advance(DEFAULT_CONFIG.table.sleepMs - 1_000);
  await visit(code, seatToken);
  await clock.advance(1_000);
  return server.app.registry.find(code) === undefined;
}

/** Asks to be let in, and never comes. */
const knock = (code: string, who: object) =>
  ask(server.place, {
    path: `/matchmake/joinById/${code}`,
    method: 'POST',
    body: { version: PROTOCOL_VERSION, ...who },
  });

test('a wrong key keeps no table awake, nor does whoever only looks a code up', async () => {
  const wrong = { seatToken: 'A'.repeat(43) };
  expect(await fallsAsleepUnder((code) => knock(code, wrong))).toBe(true);
  await server.stop();
  const lookUp = (code: string) => ask(server.place, { path: `/api/tables/${code}` });
  expect(await fallsAsleepUnder(lookUp)).toBe(true);
});

test('a table waits for whoever is on their way with the right key, or without any', async () => {
  const owner = (code: string, seatToken: string) => knock(code, { seatToken });
  expect(await fallsAsleepUnder(owner)).toBe(false);
  await server.stop();
  expect(await fallsAsleepUnder((code) => knock(code, { name: 'Bea' }))).toBe(false);
});
