import { diceFrom } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { endingShot, hostilePayload, lastingShot } from './shots.ts';
import { readWsFrames, WS, wsFrame } from './wsFrame.ts';

const COUNT = 400;

/** The same throws again and again. */
function shots(seed: number): string {
  const dice = diceFrom(seed);
  const made = Array.from({ length: COUNT }, () => [lastingShot(dice), endingShot(dice)]).flat();
  return made.map(({ bytes }) => Buffer.from(bytes).toString('hex')).join(' ');
}

test('the same dice fire the same shots, others others', () => {
  expect(shots(1)).toBe(shots(1));
  expect(shots(1)).not.toBe(shots(2));
});

test('a frame that is not masked is read back as it was written, whatever its length', () => {
  const payloads = [0, 1, 125, 126, 65_535, 65_536].map((length) => Buffer.alloc(length, length));
  const bytes = payloads.map((payload) => wsFrame({ opcode: WS.binary, payload, isMasked: false }));
  const { frames, rest } = readWsFrames(Buffer.concat([...bytes, Buffer.of(0x82)]));
  expect(frames.map(({ payload }) => payload)).toEqual(payloads);
  expect([...rest]).toEqual([0x82]);
});

test('every opcode of a room, every first byte and every kind of WebSocket frame is fired', () => {
  const dice = diceFrom(3);
  const firsts = new Set<number>();
  const kinds = new Set<number>();
  for (let count = 0; count < 4_000; count += 1) {
    firsts.add(hostilePayload(dice)[0] ?? -1);
    const [shot, end] = [lastingShot(dice), endingShot(dice)];
    for (const { bytes } of [shot, end]) kinds.add((bytes[0] ?? 0) & 0x0f);
  }
  for (const opcode of [-1, 10, 13, 18, 19, 20, 21, 255]) expect(firsts).toContain(opcode);
  expect(kinds.size).toBe(16);
});

test('lasting shots are whole: frames in them are counted, masked, and end where the bytes end', () => {
  const dice = diceFrom(4);
  for (let count = 0; count < COUNT; count += 1) {
    const { bytes, frameCount } = lastingShot(dice);
    const { frames, rest } = readWsFrames(unmasked(Buffer.from(bytes)));
    expect([frames.length, rest.length]).toEqual([frameCount, 0]);
  }
});

/** Takes the masks away; only for frames that are whole. */
function unmasked(bytes: Buffer): Buffer {
  const out: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const second = (bytes[at + 1] ?? 0) & 0x7f;
    const head = second === 126 ? 4 : second === 127 ? 10 : 2;
    const length = second === 126 ? bytes.readUInt16BE(at + 2) : second;
    const plain = Buffer.from(bytes.subarray(at, at + head));
    plain[1] = second;
    out.push(plain, bytes.subarray(at + head + 4, at + head + 4 + length));
    at += head + 4 + length;
  }
  return Buffer.concat(out);
}
