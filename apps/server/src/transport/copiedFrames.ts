import { WebSocketClient } from '@colyseus/ws-transport';

let isCopying = false;

/**
 * Makes every outgoing frame a copy. Colyseus encodes into one buffer over and over and sends it by
 * reference: a client that stops reading would in the end be sent what was written there later,
 * other hands included.
 */
export function copyOutgoingFrames(): void {
  if (isCopying) return;
  isCopying = true;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const sendRaw = WebSocketClient.prototype.raw;
  WebSocketClient.prototype.raw = function raw(data, ...rest) {
    return sendRaw.call(this, Buffer.from(data), ...rest);
  };
}
