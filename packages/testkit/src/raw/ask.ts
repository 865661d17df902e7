import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A request, also as no browser would let a page send it. */
export interface Asking {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** The loopback address to come from, such as `127.0.0.2`; each is somebody else. */
  readonly from?: string;
  /** Asks over TLS. */
  readonly isSecure?: boolean;
  /** Keeps a connection for the next request; without one each has a connection of its own. */
  readonly agent?: http.Agent;
}

/** What came back. */
export interface Told {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a server something. Rejects only when no whole answer comes back. */
export async function ask(place: Place, asking: Asking): Promise<Told> {
  const { path, method = 'GET', headers = {}, from, isSecure = false, agent = false } = asking;
  const sent = writtenBody(asking.body);
  const { request } = isSecure ? https : http;
  const asked = request({
    ...place,
    path,
    method,
    agent,
    headers: {
      ...(sent !== '' && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(sent)) }),
      ...headers,
    },
    ...(from !== undefined && { localAddress: from }),
  });
  const answered = once(asked, 'response') as Promise<[http.IncomingMessage]>;
  asked.end(sent);
  const [response] = await answered;
  const { statusCode: status = 0, headers: toldHeaders } = response;
  return { status, headers: toldHeaders, body: await text(response) };
}

/** A body as it is sent; empty for none. */
export function writtenBody(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
