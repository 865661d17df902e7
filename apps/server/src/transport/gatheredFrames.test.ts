import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { gatherFrames } from './gatheredFrames.ts';

/** A socket over a line that notes what it is given at once. */
function gathered() {
  const writes: string[][] = [];
  const line = new Writable({
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const socket = { send: (text: unknown) => void line.write(text) };
  gatherFrames(socket, line);
  return { socket, writes };
}

/** When everything that this moment set off has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the frames of one moment leave together and in order, a reply that is awaited among them', async () => {
  const { socket, writes } = gathered();
  await Promise.resolve();
  socket.send('patch');
  socket.send('events');
  await Promise.resolve();
  socket.send('reply');
  await settled();
  expect(writes).toEqual([['patch', 'events', 'reply']]);
});

test('what is sent at another moment does not wait for more', async () => {
  const { socket, writes } = gathered();
  socket.send('first');
  socket.send('second');
  await settled();
  socket.send('third');
  socket.send('fourth');
  await settled();
  expect(writes).toEqual([
    ['first', 'second'],
    ['third', 'fourth'],
  ]);
});
