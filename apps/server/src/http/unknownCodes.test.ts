import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION, type TableCode } from '@roundhouse/protocol';
import type { TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { TABLE_FORM } from '../table/record/tableImage.ts';

const journal = memoryJournal<TableFact>();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('unknown codes'), journal });
});
afterAll(() => server.stop());

/** A table that is in nobody's memory. */
async function tableOf(name: string): Promise<TableCode> {
  const { code } = await server.open({ name });
  await server.app.registry.find(code)?.rest();
  return code;
}

/** Everything that an answer says, the time of day apart. */
async function wholeOf(response: Response) {
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, ...headers, date: '', body: await response.text() };
}

test('a code that is forgotten, or archived, or was never given, is answered alike at each door', async () => {
  const [forgotten, archived] = [await tableOf('Ada'), await tableOf('Bea')];
  await journal.forget(forgotten);
  await journal.archive(archived);
  const codes = ['222222', forgotten, archived];
  const join = { version: PROTOCOL_VERSION, name: 'Cid' };
  const looks = codes.map(async (code) => wholeOf(await server.fetch(`/api/tables/${code}`)));
  const joins = codes.map(async (code) =>
    wholeOf(await server.post(`/matchmake/joinById/${code}`, join)),
  );
  const [look, ...otherLooks] = await Promise.all(looks);
  const [joined, ...otherJoins] = await Promise.all(joins);
  expect(look).toMatchObject({ status: 404, body: '{"error":{"code":"noSuchTable"}}' });
  expect(joined).toMatchObject({ status: 522, body: '{"code":522,"error":"noSuchTable"}' });
  expect(otherLooks).toEqual([look, look]);
  expect(otherJoins).toEqual([joined, joined]);
});

test('a table that sleeps is found and joined like one that does not', async () => {
  const code = await tableOf('Ada');
  expect(server.app.registry.find(code)).toBeUndefined();
  expect((await server.fetch(`/api/tables/${code}`)).status).toBe(200);
  await server.app.registry.find(code)?.rest();
  const join = { version: PROTOCOL_VERSION, name: 'Cid' };
  expect((await server.post(`/matchmake/joinById/${code}`, join)).status).toBe(200);
});

test('a table that cannot be set up again says so at each door, and not that it is unknown', async () => {
  const code = await tableOf('Ada');
  const history = await journal.load(code);
  const spoilt = history && { ...history, stateHash: `${TABLE_FORM}.x` };
  const load = vi.spyOn(journal, 'load').mockResolvedValue(spoilt);
  const look = await server.fetch(`/api/tables/${code}`);
  expect([look.status, await look.json()]).toEqual([503, { error: { code: 'cannotLoad' } }]);
  const join = { version: PROTOCOL_VERSION, name: 'Cid' };
  const joined = await server.post(`/matchmake/joinById/${code}`, join);
  expect([joined.status, await joined.json()]).toEqual([528, { code: 528, error: 'cannotLoad' }]);
  load.mockRestore();
});
