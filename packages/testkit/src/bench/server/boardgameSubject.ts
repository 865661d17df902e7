import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadServer } from '../boardgame/library.ts';
import { serverGame } from '../boardgame/serverGame.ts';
import { LatencyBook } from './latencyBook.ts';
import { serveProbe } from './probe.ts';
import { HOST } from './subjectWish.ts';

/** As much of socket.io as is touched here. */
interface Socket {
  prependAny(listener: (event: string) => void): void;
  emit: (event: string, ...values: readonly unknown[]) => unknown;
}

/** boardgame.io's own server and transport, as its manual starts them, with its store in memory. */
export async function runBoardgame(): Promise<void> {
  const beganMs = Date.now();
  const book = new LatencyBook();
  const { app, db } = loadServer().Server({ games: [serverGame], origins: [] });
  await db.connect();
  const { _io } = app as unknown as { readonly _io: { of(name: string): Namespace } };
  _io.of(`/${serverGame.name}`).on('connection', (socket) => watch(socket, book));
  const http = app.listen(0, HOST);
  await once(http, 'listening');
  serveProbe({ port: (http.address() as AddressInfo).port, beganMs }, book);
}

interface Namespace {
  on(event: 'connection', listener: (socket: Socket) => void): void;
}

/** From an update that was read to the one that answers it; its sender has one on the way at most. */
function watch(socket: Socket, book: LatencyBook): void {
  const emit = socket.emit.bind(socket);
  socket.prependAny((event) => {
    if (event === 'update') book.begin(socket, 0);
  });
  socket.emit = (event, ...values) => {
    const sent = emit(event, ...values);
    if (event === 'update') book.end(socket, 0);
    return sent;
  };
}
