import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Place } from '../../raw/ask.ts';
import { OPCODES, requestFrame } from '../../raw/wire.ts';
import { SEAT_COUNT, type DrivenTable, type TableOpener } from './drivenTable.ts';

/** A request whose number takes one byte; there is one on the way at most. */
const MOVE = requestFrame(1, 'move', 1);

/** A table of the bare server: its people make moves by turns. */
export const openFloorTable: TableOpener = async (place, index) => {
  const clients = await Promise.all(
    Array.from({ length: SEAT_COUNT }, () => FloorClient.join(place, index)),
  );
  return driven(clients);
};

function driven(clients: readonly FloorClient[]): DrivenTable {
  let moveCount = 0;
  return {
    async move() {
      await clients[moveCount % SEAT_COUNT]?.move();
      moveCount += 1;
    },
    bytesDown: () => clients.reduce((sum, client) => sum + client.bytesDown, 0),
    close: () => clients.forEach((client) => client.close()),
  };
}

/** As light as a client can be, so that the server is what is busy. */
class FloorClient {
  bytesDown = 0;
  readonly #socket: WebSocket;
  #answered: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.bytesDown += data.length;
      if (data[0] === OPCODES.response) this.#answered();
    });
  }

  static async join({ host, port }: Place, table: number): Promise<FloorClient> {
    const socket = new WebSocket(`ws://${host}:${port}/${table}`, { perMessageDeflate: false });
    await once(socket, 'open');
    return new FloorClient(socket);
  }

  /** Resolves when it is acknowledged. A server that ends without a word ends the measurement, too. */
  move(): Promise<void> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.send(MOVE);
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
