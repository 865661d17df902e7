import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The largest body of any request. */
const MAX_BODY_BYTES = 8 * 1024;

interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

/** A refusal by status line. */
interface Refused {
  readonly status: 400 | 403 | 411 | 413;
  readonly code: 'badRequest' | 'foreignOrigin' | 'lengthRequired' | 'tooLarge';
}

/**
 * True when a page from this origin may speak to us: one of our own host, or one that the operator
 * allows. What sends no Origin is no browser, or comes from our own page.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  const originHost = URL.parse(origin)?.host;
  if (originHost === undefined || originHost === '') return false;
  return originHost === host?.toLowerCase() || allowed.includes(originHost);
}

/**
 * Puts a guard before everything that listens to this server, upgrades included: what it refuses
 * reaches neither Colyseus nor Express. Call it once, after both have begun to listen.
 */
export function guardServer(server: HttpServer, allowedOrigins: readonly string[]): void {
  guardEvent(server, 'request', (request: IncomingMessage, response: ServerResponse) => {
    const refused = refusalFor(request, allowedOrigins) ?? bodyRefusal(request);
    if (refused === null) return true;
    const body = JSON.stringify({ error: { code: refused.code } });
    response.writeHead(refused.status, { 'content-type': 'application/json', connection: 'close' });
    response.end(body);
    return false;
  });
  guardEvent(server, 'upgrade', (request: IncomingMessage, socket: Duplex) => {
    const refused = refusalFor(request, allowedOrigins);
    if (refused === null) return true;
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refused.status} ${refused.code}\r\nConnection: close\r\n\r\n`);
    return false;
  });
}

/** Node's own listeners take what they take; the guard only decides whether they are called. */
type Listener = (...values: unknown[]) => void;

function guardEvent<Other>(
  server: HttpServer,
  event: 'request' | 'upgrade',
  mayPass: (request: IncomingMessage, other: Other) => boolean,
): void {
  const guarded = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, other: Other, ...rest: unknown[]) => {
    if (!mayPass(request, other)) return;
    for (const listener of guarded) listener.call(server, request, other, ...rest);
  });
}

function refusalFor(request: RequestHead, allowedOrigins: readonly string[]): Refused | null {
  if (!isReadable(request)) return { status: 400, code: 'badRequest' };
  const { origin, host } = request.headers;
  return isAllowedOrigin(origin, host, allowedOrigins)
    ? null
    : { status: 403, code: 'foreignOrigin' };
}

/** Colyseus makes URLs of these and does not catch what it throws when they are none. */
function isReadable({ url = '', headers }: RequestHead): boolean {
  const scheme = headers['x-forwarded-proto'] ?? 'http';
  if (scheme !== 'http' && scheme !== 'https') return false;
  if (headers.host === undefined || !url.startsWith('/')) return false;
  return URL.canParse(`http://${headers.host}${url}`) && URL.canParse(`ws://server${url}`);
}

function bodyRefusal({ method, headers }: RequestHead): Refused | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  if (headers['transfer-encoding'] !== undefined) return { status: 411, code: 'lengthRequired' };
  const isSmall = Number(headers['content-length'] ?? 0) <= MAX_BODY_BYTES;
  return isSmall ? null : { status: 413, code: 'tooLarge' };
}
