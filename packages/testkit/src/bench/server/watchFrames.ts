import { decode } from '@colyseus/schema';
import { WebSocket } from 'ws';
import { OPCODES } from '../../raw/wire.ts';
import type { LatencyBook } from './latencyBook.ts';

/**
 * Notes how long each request of our wire takes, from the frame that came in to the reply handed to
 * the kernel, without the server's knowledge: it listens to every socket of this process.
 */
export function watchFrames(book: LatencyBook): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { emit, send } = WebSocket.prototype;
  Object.assign(WebSocket.prototype, {
    emit(this: WebSocket, event: string, ...values: unknown[]): boolean {
      const requestId = event === 'message' ? idIn(values[0], OPCODES.request) : undefined;
      if (requestId !== undefined) book.begin(this, requestId);
      return Reflect.apply(emit, this, [event, ...values]);
    },
    send(this: WebSocket, ...values: unknown[]): void {
      Reflect.apply(send, this, values);
      const requestId = idIn(values[0], OPCODES.response);
      if (requestId !== undefined) book.end(this, requestId);
    },
  });
}

function idIn(data: unknown, opcode: number): number | undefined {
  if (!(data instanceof Uint8Array) || data[0] !== opcode) return undefined;
  return decode.number(data, { offset: 1 });
}
