import type { Page, Response, WebSocket } from '@playwright/test';
import type { RecordedExchange, RecordedFrame, SocketRecording } from '@roundhouse/testkit/leak';

/** Every socket of a page, and the requests that led to them, as far as they have come. */
export interface PageRecording {
  /** One for each socket to a table, in their order. */
  sockets(): readonly SocketRecording[];
}

const ADMISSION = '/matchmake/joinById/';

/** Keeps every byte that a page hears from a server; call it before the page goes anywhere. */
export function recordPage(page: Page): PageRecording {
  const sockets: { readonly url: string; readonly frames: RecordedFrame[] }[] = [];
  const admissions: RecordedExchange[] = [];
  page.on('response', (response) => {
    if (response.url().includes(ADMISSION)) void exchangeOf(response).then(keep, () => undefined);
  });
  page.on('websocket', (socket) => {
    const frames: RecordedFrame[] = [];
    sockets.push({ url: socket.url(), frames });
    recordFrames(socket, frames);
  });
  const keep = (exchange: RecordedExchange) => void admissions.push(exchange);
  return {
    sockets: () =>
      sockets.map(({ url, frames }) => {
        const admission = admissions.find((one) => url.includes(sessionIn(one)));
        if (admission === undefined) throw new Error(`nothing led to ${url}`);
        return { frames, close: null, admission };
      }),
  };
}

function recordFrames(socket: WebSocket, frames: RecordedFrame[]): void {
  const note = (direction: 'down' | 'up', payload: string | Buffer) =>
    void frames.push({ direction, atMs: performance.now(), bytes: Buffer.from(payload) });
  socket.on('framereceived', ({ payload }) => note('down', payload));
  socket.on('framesent', ({ payload }) => note('up', payload));
}

async function exchangeOf(response: Response): Promise<RecordedExchange> {
  const request = response.request();
  return {
    method: request.method(),
    path: new URL(response.url()).pathname,
    sent: request.postData() ?? '',
    status: response.status(),
    received: await response.text(),
  };
}

function sessionIn({ received }: RecordedExchange): string {
  const { sessionId } = JSON.parse(received) as { readonly sessionId?: string };
  return `sessionId=${sessionId ?? 'none'}`;
}
