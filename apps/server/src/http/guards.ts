import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DOOR_REFUSALS, MOST_BODY_BYTES, type DoorRefusal } from '@roundhouse/protocol';
import type { AddressBook } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { OpenSockets } from '../limits/OpenSockets.ts';
import type { Log } from '../log.ts';
import { askerOf, nameAsker } from './asker.ts';
import { isAllowedOrigin, isOwnAsk } from './origins.ts';
import { answerForNode, writeLast } from './nodeAnswers.ts';
import { writeSecurityHeaders } from './securityHeaders.ts';

/** Where something is counted, opened or told; pages and their files may be linked to from anywhere. */
const API = /^\/(?:api|matchmake)(?:[/?]|$)/iu;
/** The only kind of body there is: Colyseus would try its hand at forms, too, and fail. */
const JSON_TYPE = /^application\/json(?:;|$)/iu;
/** The most headers of any request; no browser sends half as many. */
const MAX_HEADERS = 100;

/** What the guard is told by the house. */
export interface GuardParts {
  readonly allowedOrigins: readonly string[];
  readonly addressBook: AddressBook;
  readonly limits: Limits;
  readonly log: Log;
}

/** Says why a request goes no further; null when it does. */
type Objection = (request: IncomingMessage) => DoorRefusal | null;

/**
 * Puts a guard before everything that listens to this server, upgrades included: what it refuses
 * reaches neither Colyseus nor Express. Call it once, after both have begun to listen.
 */
export function guardServer(server: HttpServer, parts: GuardParts): void {
  const { allowedOrigins, addressBook, limits } = parts;
  server.maxHeadersCount = MAX_HEADERS;
  limitConnections(server, parts);
  answerForNode(server);
  const sockets = new OpenSockets(limits.socketsPerAddress, limits.socketsOfAll);
  const noticeProxy = proxyNotice(parts);
  const head: Objection = (request) => {
    noticeProxy(request);
    if (!nameAsker(request, addressBook)) return 'badRequest';
    return headObjection(request) ?? originObjection(request, allowedOrigins);
  };
  guardEvent(server, 'request', (request) => head(request) ?? bodyObjection(request));
  guardEvent(server, 'upgrade', (request) => head(request) ?? crowdObjection(request, sockets));
}

/** Says once that a proxy passes on addresses which nobody takes its word for. */
function proxyNotice({ addressBook, log }: GuardParts): (request: IncomingMessage) => void {
  let isSaid = false;
  return ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    if (addressBook.isProxy(socket.remoteAddress)) return;
    isSaid = true;
    log.warn('X-Forwarded-For is not believed: if it comes from a proxy of yours, see TRUST_PROXY');
  };
}

/** A connection costs something before it has said anything. Proxies speak for many. */
function limitConnections(server: HttpServer, { addressBook, limits }: GuardParts): void {
  const connections = new OpenSockets(limits.connectionsPerAddress, Infinity);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || addressBook.isProxy(remoteAddress)) return;
    const address = addressBook.addressOf(remoteAddress, undefined);
    if (connections.enter(address) === 'welcome') {
      socket.once('close', () => connections.leave(address));
    } else {
      socket.destroy();
    }
  });
}

/** Node's own listeners take what they take; the guard only decides whether they are called. */
type Listener = (...values: unknown[]) => void;

function guardEvent(server: HttpServer, event: 'request' | 'upgrade', objection: Objection): void {
  const guarded = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  const guard = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => {
    const refused = objection(request);
    if (answer instanceof ServerResponse) writeSecurityHeaders(request, answer);
    if (refused !== null) return refuse(answer, refused);
    for (const listener of guarded) listener.call(server, request, answer, ...rest);
  };
  server.on(event, guard);
}

function refuse(answer: ServerResponse | Duplex, code: DoorRefusal): void {
  const status = DOOR_REFUSALS[code];
  if (answer instanceof ServerResponse) {
    answer.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    answer.end(JSON.stringify({ error: { code } }));
    return;
  }
  writeLast(answer, `${status} ${code}`);
}

function headObjection({ url = '', headers }: IncomingMessage): DoorRefusal | null {
  return isReadable(url, headers.host) ? null : 'badRequest';
}

/** Colyseus makes URLs of these and does not catch what it throws when they are none. */
function isReadable(url: string, host: string | undefined): boolean {
  if (host === undefined || !url.startsWith('/')) return false;
  return URL.canParse(`http://${host}${url}`) && URL.canParse(`ws://server${url}`);
}

function originObjection(
  { url = '', headers, method }: IncomingMessage,
  allowedOrigins: readonly string[],
): DoorRefusal | null {
  const { origin, host, upgrade } = headers;
  if (!isAllowedOrigin(origin, host, allowedOrigins)) return 'foreignOrigin';
  const isOpenToAll = upgrade === undefined && !API.test(url);
  return isOpenToAll || origin !== undefined || isOwnAsk(headers, method) ? null : 'foreignOrigin';
}

function bodyObjection({ method, headers }: IncomingMessage): DoorRefusal | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  if (headers['transfer-encoding'] !== undefined) return 'lengthRequired';
  const length = Number(headers['content-length'] ?? 0);
  if (length > MOST_BODY_BYTES) return 'tooLarge';
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  return length === 0 || isJson ? null : 'notJson';
}

function crowdObjection(
  { headers, socket }: IncomingMessage,
  sockets: OpenSockets,
): DoorRefusal | null {
  const address = askerOf(headers);
  const entry = sockets.enter(address);
  if (entry !== 'welcome') return entry === 'tooManyOfOne' ? 'tooManySockets' : 'houseIsFull';
  socket.once('close', () => sockets.leave(address));
  return null;
}
