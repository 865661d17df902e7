import { request, type IncomingHttpHeaders } from 'node:http';
import type { Place } from '../raw/http.ts';

/** A request as no browser would let a page send it. */
export interface Asking {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The loopback address to come from, such as `127.0.0.2`; each is somebody else. */
  readonly from?: string;
}

/** What came back. */
export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a server something, over a connection of its own. */
export function ask(place: Place, asking: Asking): Promise<Told> {
  const { path, method = 'GET', headers = {}, body, from } = asking;
  const sent = body === undefined ? '' : JSON.stringify(body);
  const kind = sent === '' ? {} : { 'content-type': 'application/json' };
  const length = { 'content-length': String(Buffer.byteLength(sent)) };
  return new Promise((resolve, reject) => {
    const asked = request({
      ...place,
      path,
      method,
      headers: { ...kind, ...(method !== 'GET' && length), ...headers },
      agent: false,
      ...(from && { localAddress: from }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    asked.end(sent);
  });
}
