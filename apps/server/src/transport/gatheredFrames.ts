import type { Writable } from 'node:stream';

/** A WebSocket, as far as it sends. */
interface Sender {
  send: (...values: readonly unknown[]) => void;
}

/**
 * Lets all frames of one moment leave by one call to the kernel: whoever moves is sent a patch, its
 * events and a reply. `line` is what the socket writes to.
 */
export function gatherFrames(socket: Sender, line: Pick<Writable, 'cork' | 'uncork'>): void {
  const send = socket.send.bind(socket);
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    line.uncork();
  };
  socket.send = (...values) => {
    if (!isHeld) {
      isHeld = true;
      line.cork();
      process.nextTick(letGo);
    }
    send(...values);
  };
}
