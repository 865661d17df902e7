import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decode } from '@colyseus/schema';
import { WebSocketServer, type WebSocket } from 'ws';
import { messageFrame, OPCODES } from '../../raw/wire.ts';
import { LatencyBook } from './latencyBook.ts';
import { serveProbe } from './probe.ts';
import { HOST } from './subjectWish.ts';
import { watchFrames } from './watchFrames.ts';

/** Eight bytes, told to everybody at a table for each request. */
const NEWS = messageFrame('e', 2 ** 31);
const OK = 0;

/**
 * The least that a server of tables could do: tells every socket of a table eight bytes, and then
 * acknowledges. No rules, no state, no journal.
 */
export async function runFloor(): Promise<void> {
  const beganMs = Date.now();
  const book = new LatencyBook();
  watchFrames(book);
  const tables = new Map<string, WebSocket[]>();
  const server = new WebSocketServer({ host: HOST, port: 0, perMessageDeflate: false });
  server.on('connection', (socket, { url = '' }) => {
    const [name = ''] = url.split('?');
    const table = tables.get(name) ?? [];
    tables.set(name, table);
    table.push(socket);
    socket.on('message', (data: Buffer) => answer(table, socket, data));
  });
  await once(server, 'listening');
  serveProbe({ port: (server.address() as AddressInfo).port, beganMs }, book);
}

function answer(table: readonly WebSocket[], from: WebSocket, data: Buffer): void {
  if (data[0] !== OPCODES.request) return;
  for (const socket of table) socket.send(NEWS);
  const it = { offset: 1 };
  decode.number(data, it);
  from.send(Uint8Array.of(OPCODES.response, ...data.subarray(1, it.offset), OK));
}
