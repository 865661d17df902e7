import type { Socket } from 'node:net';
import type { Direction, Faults } from './faults.ts';
import { Lane, type Weather } from './Lane.ts';

/** One connection through the proxy: the client's socket, the one to the server, and both directions. */
export class Link {
  readonly up: Lane;
  readonly down: Lane;
  readonly #client: Socket;
  readonly #server: Socket;

  constructor(client: Socket, server: Socket, weather: Weather) {
    this.#client = client;
    this.#server = server;
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => {}); // a close follows, and says it again
    }
    this.up = new Lane(client, server, weather);
    this.down = new Lane(server, client, weather);
    client.on('close', (hadError) => hadError && tear(server, this.up));
    server.on('close', (hadError) => hadError && tear(client, this.down));
  }

  /** True until both sides are gone. */
  get isOpen(): boolean {
    return !this.#client.destroyed || !this.#server.destroyed;
  }

  /** Changes what is wrong with one direction, or with both. */
  set(direction: Direction | 'both', faults: Partial<Faults>): void {
    if (direction !== 'down') this.up.set(faults);
    if (direction !== 'up') this.down.set(faults);
  }

  /** Ends one direction as if its sender had said all it had to say; the other goes on. */
  halfClose(direction: Direction): void {
    this[direction].halfClose();
  }

  /** Tears the connection at both ends, without a word. */
  reset(): void {
    this.#client.resetAndDestroy();
    this.#server.resetAndDestroy();
  }
}

/** Passes a torn connection on to the other side, unless nothing that happens gets there. */
function tear(other: Socket, { faults }: Lane): void {
  if (!faults.isBlackHole) other.resetAndDestroy();
}
