import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstDifference } from '../oracle/sameBytes.ts';
import { playEvening, type Script } from '../leak/script.ts';
import { startServer, type RunningServer } from '../server/runningServer.ts';
import { ask } from '../raw/ask.ts';
import { FakeClock } from '../table/FakeClock.ts';
import { beginSiege } from './siege.ts';

const clock = new FakeClock();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ seed: 'siege', clock });
});
afterAll(() => server.close());

test(
  'a table gets the same bytes whether or not the house is besieged',
  { timeout: 120_000 },
  async () => {
    const script: Script = {
      deal: 'calm',
      preset: 'roundhouse',
      moves: null,
      moveCount: 60,
      swaps: [],
    };
    const calm = await playEvening(server, clock, script);
    // A table at whose door somebody stands does not fall asleep: they turn away before it is empty.
    const lastMove = calm.moves.length - 5;
    const siege = await beginSiege(server, 5);
    const stormy = await playEvening(server, clock, {
      ...script,
      breakBefore: (moveIndex, { code }) =>
        moveIndex < lastMove ? siege.surround(code) : siege.turnAway(),
    });
    await siege.lift();

    const { tally } = siege;
    console.log(tally);
    expect(tally.frames).toBeGreaterThan(20);
    expect(tally.breaches).toEqual([]);
    expect([...tally.statuses.keys()].filter((status) => status >= 500 && status < 520)).toEqual(
      [],
    );
    expect(stormy.viewers.length).toBe(calm.viewers.length);
    for (const [index, { name, recording }] of stormy.viewers.entries()) {
      const twin = calm.viewers[index];
      expect(twin && firstDifference(twin.recording, recording), name).toBeNull();
    }
    expect(server.logLines.filter((line) => line.includes('table broke'))).toEqual([]);
    const health = await ask(server.place, { path: '/healthz' });
    expect(health.status).toBe(200);
  },
);
