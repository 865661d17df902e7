import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDownFrame } from '@roundhouse/testkit/leak';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { DEFAULT_CONFIG } from '../config.ts';
import { NO_LIMITS } from '../limits/limits.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody plays as fast as tests do; here it is the pace of people that counts.
  server = await TestServer.start({ config: { ...DEFAULT_CONFIG, limits: NO_LIMITS } });
});
afterAll(() => server.stop());

/** Ada, who speaks fast, and Bea at the same table, who must not notice. */
async function table() {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const bea = await Person.join(server.origin, code, { name: 'Bea' });
  const ada = await RawSocket.join(server, code, { seatToken });
  return { ada, bea, code, seatToken };
}

/** The numbers of the requests that were answered, in the order of their answers. */
function answered({ frames }: RawSocket): readonly number[] {
  return frames.flatMap((bytes) => {
    const frame = readDownFrame(bytes);
    return frame.kind === 'response' ? [frame.requestId] : [];
  });
}

function send(ada: RawSocket, count: number, request: unknown): void {
  for (let id = 1; id <= count; id += 1) ada.request(id, 'seat', request);
}

test('a player in a hurry waits, loses nothing and stays', async () => {
  const { ada, bea } = await table();
  send(ada, 25, { type: 'rename', name: 'Ada' });
  await ada.until(() => answered(ada).length === 25);
  expect(answered(ada)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect([ada.closedWith, bea.closedWith]).toEqual([null, null]);
}, 20_000);

test('a client that sends sixty messages at once is closed, and gets its seat back', async () => {
  const { ada, bea, code, seatToken } = await table();
  send(ada, 60, { type: 'rename', name: 'Ada' });
  expect(await ada.untilClosed()).toBe(4002);
  expect(answered(ada).length).toBeLessThan(20);
  const again = await Person.join(server.origin, code, { seatToken });
  expect([again.seat, bea.closedWith]).toEqual([0, null]);
});

test.each([
  ['of no known shape', { type: 'nonsense' }],
  ['that is refused', { type: 'ready' }],
])(
  'a client that sends only what is %s is heard a third as often',
  async (...[, request]) => {
    const [rude, polite] = [await table(), await table()];
    send(rude.ada, 30, request);
    send(polite.ada, 30, { type: 'rename', name: 'Ada' });
    await polite.ada.until(() => answered(polite.ada).length === 20);
    expect(answered(rude.ada).length).toBeLessThan(12);
    expect(rude.ada.closedWith).toBeNull();
  },
  20_000,
);

test.each(['ping', 'pong'] as const)(
  'regression: a client that sends one %s after the other is cut off, and nobody else is',
  async (kind) => {
    const { ada, bea } = await table();
    for (let count = 0; count < 200; count += 1) ada.control(kind);
    expect(await ada.untilClosed()).toBe(1006);
    expect(bea.closedWith).toBeNull();
  },
);
