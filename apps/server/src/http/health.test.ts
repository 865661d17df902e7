import { afterEach, expect, test, vi } from 'vitest';
import { TestServer, ask } from '@roundhouse/testkit/net';
import { FakeClock, brittleJournal } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';

let server: TestServer;
afterEach(() => server.stop());

test('the health check says when the disk does not answer, and when it does again', async () => {
  const clock = new FakeClock();
  const brittle = brittleJournal();
  const claim = vi.spyOn(brittle.journal, 'claim');
  server = await TestServer.start({ clock, journal: brittle.journal });
  const { code } = await server.open({ name: 'Ada' });
  const health = () => ask(server.place, { path: '/healthz' });
  expect(await health()).toMatchObject({ status: 200, body: '{"ok":true,"tables":1}' });
  const release = brittle.hold();
  const opening = server.post('/api/tables', { name: 'Bea' });
  await expect.poll(() => claim.mock.calls.length).toBe(2);
  await clock.advance(DEFAULT_CONFIG.table.journalPatienceMs);
  expect((await opening).status).toBe(503);
  expect(await health()).toMatchObject({
    status: 503,
    body: '{"ok":false,"tables":1,"journal":"silent"}',
  });
  expect((await ask(server.place, { path: `/api/tables/${code}` })).status).toBe(200);
  release();
  await expect.poll(async () => (await health()).status).toBe(200);
});

test('regression: the health check says that the disk takes nothing, though nobody plays, and when it does', async () => {
  const clock = new FakeClock();
  const brittle = brittleJournal();
  server = await TestServer.start({ clock, journal: brittle.journal });
  const health = () => ask(server.place, { path: '/healthz' });
  expect((await health()).status).toBe(200);
  brittle.trouble = 'diskFull';
  await clock.advance(10_000);
  const { status, body } = await health();
  expect([status, body]).toEqual([503, '{"ok":false,"tables":0,"journal":"diskFull"}']);
  brittle.trouble = null;
  await clock.advance(10_000);
  expect((await health()).status).toBe(200);
});

test('however often the health check is asked, it writes once in ten seconds', async () => {
  const clock = new FakeClock();
  const brittle = brittleJournal();
  server = await TestServer.start({ clock, journal: brittle.journal });
  const check = vi.spyOn(brittle.journal, 'check');
  for (let count = 0; count < 20; count += 1) await ask(server.place, { path: '/healthz' });
  expect(check).toHaveBeenCalledTimes(1);
});
