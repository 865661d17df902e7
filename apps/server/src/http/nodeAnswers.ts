import { IncomingMessage, ServerResponse, STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { writeSecurityHeaders } from './securityHeaders.ts';

/** What Node says of a request that it cannot read, by its error; 400 of any other. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers in place of Node what it would answer itself, without the headers of safety. */
export function answerForNode(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUSES[error.code ?? ''] ?? 400;
    // What has begun to be answered, or is broken off by the other side, cannot be answered again.
    const isLost = !socket.writable || error.code === 'ECONNRESET' || hasBegun(socket);
    if (isLost || hasSaidNothing(socket)) socket.destroy();
    else writeLast(socket, `${status} ${STATUS_CODES[status]}`);
  });
  server.on('checkExpectation', (request: IncomingMessage, answer: ServerResponse) => {
    writeSecurityHeaders(request, answer);
    answer.writeHead(417, { connection: 'close' }).end();
  });
}

/** Writes an answer without a body onto a line that nothing else is written to, and closes it. */
export function writeLast(line: Duplex, status: string): void {
  line.on('error', () => line.destroy());
  // Whoever is refused and keeps the line open would be looked after by nobody.
  line.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${safety()}\r\n`, () => line.destroy());
}

/**
 * Browsers open lines ahead of what they will ask for. An answer that lies there already would be
 * taken for that of the first question; a line that is closed is opened again.
 */
function hasSaidNothing(line: Duplex): boolean {
  return line instanceof Socket && line.bytesRead === 0;
}

/** Node notes the answer that is on its way over a line there. */
function hasBegun(line: Duplex): boolean {
  const answer: unknown = Reflect.get(line, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

/** The headers of safety of an answer to nobody in particular, as lines. */
function safety(): string {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  writeSecurityHeaders(request, answer);
  return Object.entries(answer.getHeaders())
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('');
}
