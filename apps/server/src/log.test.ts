import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { hashToken, systemSeeds } from './seeds.ts';

/** A log, and what stands in it. */
function written() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { log: createLog('trace', stream), text: () => text };
}

const key = systemSeeds.seatToken();
const seed = systemSeeds.deck();
const session = 'x7Kp_2-aQ';

test.each([
  ['a key in a field', { seatToken: key }, ''],
  ['a key in a field within a field', { join: { options: [{ seatToken: key }] } }, ''],
  ['a key in a sentence', {}, `no seat for ${key}.`],
  ['a key in an error', { err: new Error(`no seat for ${key}`) }, ''],
  ['the hash of a key', { occupant: { tokenHash: hashToken(key) } }, ''],
  ['the hash of a key in a sentence', {}, `hash ${hashToken(key)}`],
  ['the seed of a deck', { fact: { type: 'seedDrawn', seed } }, ''],
  ['the seed of a deck in a sentence', {}, `shuffled from ${seed}`],
  ['a session in an address', {}, `GET /p/K7MX2Q?sessionId=${session}&_authToken=${key}`],
  ['a session in a field', { client: { sessionId: session } }, ''],
  ['a session in text that was JSON before', {}, JSON.stringify({ sessionId: session })],
  ['a way back', {}, `reconnectionToken: ${session}`],
])('%s is not written', (_what, fields, sentence) => {
  const { log, text } = written();
  log.warn(fields, sentence);
  for (const secret of [key, hashToken(key), seed, session]) expect(text()).not.toContain(secret);
  expect(text()).toContain('[gone]');
  expect(() => JSON.parse(text()) as unknown).not.toThrow();
});

test('everything else is written as it is', () => {
  const { log, text } = written();
  const fields = { table: 'K7MX2Q', seq: 12, seedHash: seed.slice(0, 32), replay: key.repeat(9) };
  log.error(fields, 'table broke: token of no seat');
  expect(JSON.parse(text())).toMatchObject({ ...fields, msg: 'table broke: token of no seat' });
});

test('what is called like a secret and is none leaves the line readable', () => {
  for (const none of [null, true, 7, [], {}, [1], { a: 1 }, '']) {
    const { log, text } = written();
    log.info({ token: none, seed: none });
    expect(JSON.parse(text())).toMatchObject({ token: none, seed: none });
  }
});
