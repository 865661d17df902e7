import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { isSecure } from './asker.ts';

const writeUsual = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'", ({ headers }) => ownSockets(headers.host)],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
    },
  },
  xFrameOptions: { action: 'deny' },
  // Friends on the same network come over plain http, where these would only warn or lock out.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

/**
 * Writes the headers that keep a page from doing what it has no business doing, into every answer.
 * Nothing is kept by browsers and proxies unless whoever answers says otherwise.
 */
export function writeSecurityHeaders(request: IncomingMessage, answer: ServerResponse): void {
  writeUsual(request, answer, () => {});
  if (isSecure(request.headers)) answer.setHeader('cross-origin-opener-policy', 'same-origin');
  answer.setHeader('cache-control', 'no-store');
}

/** Not every browser counts WebSockets among `'self'`. A host with odd letters gets no such favour. */
function ownSockets(host = ''): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
