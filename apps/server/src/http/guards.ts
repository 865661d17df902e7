import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';

/** The largest body of any request. */
const MAX_BODY_BYTES = 8 * 1024;
/** The only kind of body there is: Colyseus would try its hand at forms, too, and fail. */
const JSON_TYPE = /^application\/json(?:;|$)/iu;

interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

/** A refusal by status line. */
interface Refused {
  readonly status: 400 | 403 | 411 | 413 | 415;
  readonly code: 'badRequest' | 'foreignOrigin' | 'lengthRequired' | 'tooLarge' | 'notJson';
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
  guardEvent(
    server,
    'request',
    (request) => refusalFor(request, allowedOrigins) ?? bodyRefusal(request),
  );
  guardEvent(server, 'upgrade', (request) => refusalFor(request, allowedOrigins));
}

/** Node's own listeners take what they take; the guard only decides whether they are called. */
type Listener = (...values: unknown[]) => void;

function guardEvent(
  server: HttpServer,
  event: 'request' | 'upgrade',
  objection: (request: RequestHead) => Refused | null,
): void {
  const guarded = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  const guard = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => {
    const refused = objection(request);
    if (refused !== null) return refuse(answer, refused);
    for (const listener of guarded) listener.call(server, request, answer, ...rest);
  };
  server.on(event, guard);
}

function refuse(answer: ServerResponse | Duplex, { status, code }: Refused): void {
  if (answer instanceof ServerResponse) {
    answer.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    answer.end(JSON.stringify({ error: { code } }));
    return;
  }
  answer.on('error', () => answer.destroy());
  answer.end(`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\n\r\n`);
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
  const length = Number(headers['content-length'] ?? 0);
  if (length > MAX_BODY_BYTES) return { status: 413, code: 'tooLarge' };
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  return length === 0 || isJson ? null : { status: 415, code: 'notJson' };
}
