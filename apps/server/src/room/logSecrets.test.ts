import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalCommands } from '@roundhouse/rules';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { createLog } from '../log.ts';
import { hashToken } from '../seeds.ts';

let server: TestServer;
let logged = '';
let isNextDeckBad = false;
/** Everything that must not stand in the log. */
const secrets = new Set<string>();

function kept(secret: string): string {
  secrets.add(secret).add(hashToken(secret));
  return secret;
}

function into(write: (text: string) => void): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      write(String(chunk));
      done();
    },
  });
}

beforeAll(async () => {
  const seeds = seededSeeds('the log');
  server = await TestServer.start({
    log: createLog(
      'trace',
      into((text) => (logged += text)),
    ),
    seeds: {
      ...seeds,
      deck: () => (isNextDeckBad ? 'not a seed' : kept(seeds.deck())),
      seatToken: () => kept(seeds.seatToken()),
    },
  });
});
afterAll(() => server.stop());

/** Somebody whose session is a secret, too. */
async function join(code: string, how: Parameters<typeof Person.join>[2]): Promise<Person> {
  const person = await Person.join(server.origin, code, how);
  secrets.add(person.room.sessionId).add(person.room.reconnectionToken.split(':').at(-1) ?? '');
  return person;
}

async function playMatch(person: Person): Promise<void> {
  while (person.snapshot.phase !== 'over') {
    await person.until(() => person.snapshot.phase !== 'playing' || person.isOnTurn);
    if (person.snapshot.phase === 'betweenRounds') {
      await person.atSeat({ type: 'ready' }).catch(() => undefined);
      await person.until(() => person.snapshot.phase !== 'betweenRounds');
    }
    const [command] = person.isOnTurn ? legalCommands(person.view) : [];
    if (command !== undefined) await person.do(command).catch(() => undefined);
  }
}

/** Everything that is answered with an error, or with silence. */
async function misbehave(code: string, seatToken: string): Promise<void> {
  const wrong = seatToken.split('').toReversed().join('');
  await Person.join(server.origin, code, { seatToken: wrong }).catch(() => undefined);
  await Person.join(server.origin, '222222', { seatToken }).catch(() => undefined);
  await server.fetch(`/api/tables/${seatToken}?sessionId=${seatToken}`);
  await server.post('/api/tables', { name: 'Ada', seatToken });
  const address = `ws://127.0.0.1:${server.port}/p/${code}?sessionId=${seatToken.slice(0, 9)}`;
  secrets.add(seatToken.slice(0, 9));
  const stranger = await RawSocket.open(`${address}&reconnectionToken=${seatToken}`);
  await stranger.untilClosed();
  for (const bytes of [
    [21, 1, 0xa2, 0xff, 0xff],
    [21],
    [13, 0xa2, 0xff, 0xff],
    [21, 1, 0xa7, ...Buffer.from('command'), 0x9f, 1],
  ]) {
    const raw = await RawSocket.join(server, code, { watch: true });
    raw.send(bytes);
    raw.request(2, 'cheat', { seatToken });
    await Promise.race([raw.untilClosed(), raw.until(() => raw.frames.length > 2)]);
    raw.close();
  }
}

test('no key, session, hash or seed stands in the log of a match, errors included', async () => {
  const { code, seatToken } = await server.open({
    name: 'Ada',
    bots: 1,
    options: { maxPip: 6, matchRounds: 2 },
  });
  const ada = await join(code, { seatToken });
  const bea = await join(code, { name: 'Bea' });
  await ada.asHost({ type: 'start' });
  await Promise.all([ada, bea].map(playMatch));
  await misbehave(code, seatToken);
  const again = await join(code, { seatToken: ada.note.token ?? seatToken });
  isNextDeckBad = true;
  await again.asHost({ type: 'rematch' }).catch(() => undefined);
  await again.until(() => again.closedWith !== null);

  for (const line of ['table opened', '"from":"colyseus"', 'table broke']) {
    expect(logged).toContain(line);
  }
  expect(secrets.size).toBeGreaterThan(15);
  expect([...secrets].filter((secret) => secret === '' || logged.includes(secret))).toEqual([]);
});

test('control: the search finds what a log without a scrubber would have written', () => {
  let careless = '';
  const log = pino(
    { base: null },
    into((text) => (careless += text)),
  );
  for (const secret of secrets) log.info({ secret }, 'careless');
  expect([...secrets].filter((secret) => !careless.includes(secret))).toEqual([]);
});
