import { ColyseusTestServer } from '@colyseus/testing';
import { expect, test } from 'vitest';
import type { TableState } from '@roundhouse/protocol/schema';
import { invariant } from '@roundhouse/rules';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { roomOf } from './doors.ts';

test('a client holds what its room holds, less the hands of the others', async () => {
  const server = await TestServer.start({ seeds: seededSeeds('inside and outside') });
  // The tools of Colyseus look into a running room; they want a server only for its port.
  const tools = new ColyseusTestServer(server as never);
  try {
    const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 6 }, bots: 1 });
    const table = server.app.registry.find(code);
    invariant(table !== undefined, 'the table is in memory');
    const room = tools.getRoomById<TableState>(await roomOf(table));
    const ada = await Person.join(server.origin, code, { seatToken });
    await ada.asHost({ type: 'start' });
    await ada.until(() => ada.snapshot.phase === 'playing');
    const { hands: within, ...inside } = room.state.toJSON();
    const { hands: without, ...outside } = ada.room.state.toJSON();
    expect(outside).toEqual(inside);
    expect(Object.keys(within ?? {})).toEqual(['0', '1']);
    expect(without).toEqual({ 0: within?.[0] });
  } finally {
    await server.stop();
  }
});
