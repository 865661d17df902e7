import { ColyseusTestServer } from '@colyseus/testing';
import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { TableState } from '@roundhouse/protocol/schema';
import { TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

test('a client holds what its room holds, less the hands of the others', async () => {
  const server = await TestServer.start({ seeds: seededSeeds('inside and outside') });
  // The tools of Colyseus look into a running room; they want a server only for its port.
  const tools = new ColyseusTestServer(server as never);
  try {
    const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 6 }, bots: 1 });
    const room = tools.getRoomById<TableState>(code);
    const client = await tools.connectTo(room, { version: PROTOCOL_VERSION, seatToken });
    await client.request('host', { type: 'start' });
    const { hands: within, ...inside } = room.state.toJSON();
    const { hands: without, ...outside } = client.state.toJSON();
    expect(outside).toEqual(inside);
    expect(Object.keys(within ?? {})).toEqual(['0', '1']);
    expect(without).toEqual({ 0: within?.[0] });
  } finally {
    await server.stop();
  }
});
