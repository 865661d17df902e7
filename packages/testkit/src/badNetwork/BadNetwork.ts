import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { systemClock } from '@roundhouse/server';
import type { Place } from '../raw/ask.ts';
import { NO_FAULTS, type Direction, type Faults } from './faults.ts';
import type { Weather } from './Lane.ts';
import { Link } from './Link.ts';

const HOST = '127.0.0.1';
/** More than any test opens at once; the next ones are torn. */
const MOST_LINKS = 2_000;

/** What a proxy is made of. */
export interface ProxyParts {
  /** Where the server listens on the loopback. */
  readonly port: number;
  readonly dice: Weather['dice'];
  /** Without one it takes the clock on the wall. */
  readonly clock?: Weather['clock'];
}

/**
 * A bad network on the loopback: listens on a port of its own, passes everything on to a server,
 * and does what it is told to do to all connections or to one. What chance decides comes from the
 * dice: the same throws, the same delays and slices.
 */
export class BadNetwork {
  readonly #server: Server;
  readonly #links = new Set<Link>();
  readonly #weather: Weather;
  readonly #targetPort: number;
  readonly #faults = { up: NO_FAULTS, down: NO_FAULTS };
  #waiting: ((link: Link) => void)[] = [];

  private constructor({ port, dice, clock = systemClock }: ProxyParts) {
    this.#targetPort = port;
    this.#weather = { dice, clock };
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client));
  }

  /** Listens on a free port. The server need not listen yet: until it does, connections are torn. */
  static async listen(parts: ProxyParts): Promise<BadNetwork> {
    const proxy = new BadNetwork(parts);
    proxy.#server.listen(0, HOST);
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** Where clients go. */
  get place(): Place {
    return { host: HOST, port: (this.#server.address() as AddressInfo).port };
  }

  /** All open connections, oldest first. */
  get links(): readonly Link[] {
    return [...this.#links];
  }

  /** Resolves with the next connection, as soon as it is there. */
  nextLink(): Promise<Link> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Changes what is wrong with all connections, those to come included. */
  set(direction: Direction | 'both', faults: Partial<Faults>): void {
    for (const way of ['up', 'down'] as const) {
      if (direction === way || direction === 'both') {
        this.#faults[way] = { ...this.#faults[way], ...faults };
      }
    }
    for (const link of this.#links) link.set(direction, faults);
  }

  /** Tears all connections. */
  reset(): void {
    for (const link of this.#links) link.reset();
  }

  /** Tears all connections and takes no more. */
  async close(): Promise<void> {
    this.#server.close();
    this.reset();
    await once(this.#server, 'close');
  }

  #accept(client: Socket): void {
    if (this.#links.size >= MOST_LINKS) {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ host: HOST, port: this.#targetPort, allowHalfOpen: true });
    const link = new Link(client, server, this.#weather);
    link.up.set(this.#faults.up);
    link.down.set(this.#faults.down);
    this.#links.add(link);
    for (const socket of [client, server]) {
      socket.on('close', () => link.isOpen || this.#links.delete(link));
    }
    for (const tell of this.#waiting.splice(0)) tell(link);
  }
}
