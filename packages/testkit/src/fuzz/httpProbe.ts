import { connect } from 'node:net';
import type { Place } from '../raw/ask.ts';

/** What became of a request. */
export interface Answer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})/u;

/**
 * Sends bytes to an HTTP server and reads until it closes or has said what it had to say. Null when
 * it does neither in time.
 */
export function probe(place: Place, request: string, patienceMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket = connect(place);
    const chunks: Buffer[] = [];
    const finish = (answer: Answer | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), patienceMs);
    socket.on('connect', () => socket.write(Buffer.from(request, 'latin1')));
    socket.on('error', () => {}); // a close follows
    socket.on('close', () => finish(answerIn(chunks)));
    socket.on('data', (bytes: Buffer) => {
      chunks.push(bytes);
      const answer = answerIn(chunks);
      if (isWhole(answer) || bytes.toString('latin1').endsWith(LAST_CHUNK)) finish(answer);
    });
  });
}

/** Reads the last answer: one that says `go on` comes before another. */
function answerIn(chunks: readonly Buffer[]): Answer {
  const all = Buffer.concat(chunks).toString('latin1');
  const text = all.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/u, '');
  const end = text.indexOf(HEAD_END);
  const head = end < 0 ? text : text.slice(0, end);
  const body = end < 0 ? '' : text.slice(end + HEAD_END.length);
  const status = Number(STATUS_LINE.exec(text)?.[1] ?? 0);
  return { status, head, body: isChunked(head) ? joined(body) : body };
}

function isChunked(head: string): boolean {
  return /^transfer-encoding: chunked$/imu.test(head);
}

/** Takes the sizes from between the chunks of a body. */
function joined(body: string): string {
  const chunk = /^([0-9a-f]+)\r\n/iu.exec(body);
  if (chunk === null) return '';
  const [line, size = '0'] = chunk;
  const end = line.length + Number.parseInt(size, 16);
  return body.slice(line.length, end) + joined(body.slice(end + 2));
}

/** True for an answer that has all the bytes which its head announces, or that begins a socket. */
function isWhole({ status, head, body }: Answer): boolean {
  if (status === 101) return true;
  const length = /^content-length: (\d+)$/imu.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
}
