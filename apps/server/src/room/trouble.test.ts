import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES, JOIN_STATUSES } from '@roundhouse/protocol';
import { legalCommands } from '@roundhouse/rules';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

let server: TestServer;
let deckOverride: string | null = null;
let isBotBroken = false;

beforeAll(async () => {
  const seeds = seededSeeds('trouble');
  server = await TestServer.start({
    seeds: {
      ...seeds,
      deck: () => deckOverride ?? seeds.deck(),
      bot() {
        if (isBotBroken) throw new Error('a bot that is broken');
        return seeds.bot();
      },
    },
  });
});
afterAll(() => server.stop());

async function open() {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1 });
  const ada = await Person.join(server.origin, code, { seatToken });
  return { code, seatToken, ada };
}

/** Whatever happens next at this table is a bug. */
async function breakTable(ada: Person): Promise<void> {
  deckOverride = 'not a seed';
  await ada.asHost({ type: 'rematch' }).catch(() => undefined);
  await ada.until(() => ada.closedWith !== null);
  deckOverride = null;
}

test('a table that breaks comes back as it was, and the others play on', async () => {
  const [broken, fine] = [await open(), await open()];
  await broken.ada.asHost({ type: 'start' });
  await broken.ada.asHost({ type: 'endMatch' });
  const before = broken.ada.snapshot;
  await breakTable(broken.ada);
  expect(broken.ada.closedWith).toBe(CLOSE_CODES.restarting);
  const again = await Person.join(server.origin, broken.code, { seatToken: broken.seatToken });
  expect(again.snapshot).toEqual(before);
  await fine.ada.asHost({ type: 'start' });
  await fine.ada.until(() => fine.ada.snapshot.phase === 'playing');
});

test('a table that breaks when its clock rings comes back as it was, and the others play on', async () => {
  const fine = await open();
  await fine.ada.asHost({ type: 'start' });
  const wish = { name: 'Ada', bots: 1, botLevel: 'passenger', start: true } as const;
  const { code, seatToken } = await server.open(wish);
  const ada = await Person.join(server.origin, code, { seatToken });
  await ada.until(() => ada.isOnTurn);
  isBotBroken = true; // whose turn comes next
  while (ada.closedWith === null) {
    await ada.until(() => ada.isOnTurn || ada.closedWith !== null);
    const [command] = legalCommands(ada.view);
    if (command !== undefined) await ada.do(command).catch(() => undefined);
  }
  isBotBroken = false;
  expect(ada.closedWith).toBe(CLOSE_CODES.restarting);
  const again = await Person.join(server.origin, code, { seatToken });
  await again.until(() => again.isOnTurn && again.snapshot.turn > ada.snapshot.turn);
  expect(fine.ada.closedWith).toBeNull();
  await fine.ada.asHost({ type: 'endMatch' });
});

test('a table that breaks again and again stays closed, and is not lost', async () => {
  const { code, seatToken, ada } = await open();
  await ada.asHost({ type: 'start' });
  await ada.asHost({ type: 'endMatch' });
  await breakTable(ada);
  await breakTable(await Person.join(server.origin, code, { seatToken }));
  const last = await Person.join(server.origin, code, { seatToken });
  await breakTable(last);
  expect(last.closedWith).toBe(CLOSE_CODES.tableBroken);
  await expect(Person.join(server.origin, code, { seatToken })).rejects.toMatchObject({
    code: JOIN_STATUSES.cannotLoad,
    message: 'cannotLoad',
  });
});

test('its log line tells how to play it again, and no key, name or tile in the open', async () => {
  const { seatToken, ada } = await open();
  await ada.asHost({ type: 'start' });
  await ada.asHost({ type: 'endMatch' });
  await breakTable(ada);
  const [report] = server.logLines.at(-1) as [{ replay: string; table: string; error: string }];
  expect(report.error).toBe('Error: a seed has # bytes');
  expect(JSON.stringify(report)).not.toContain(seatToken);
  const replay = inflateRawSync(Buffer.from(report.replay, 'base64url')).toString();
  expect(replay).toContain('seed ');
  expect(replay).not.toContain('Ada');
});

test('the seed of a round that goes on stays out of the log', async () => {
  const { code, ada } = await open();
  await ada.asHost({ type: 'start' });
  const seed = server.app.registry.find(code)?.showing().data.seed ?? '';
  expect(seed).not.toBe('');
  server.app.registry.find(code)?.break(new Error('planted'));
  await ada.until(() => ada.closedWith !== null);
  const [report] = server.logLines.at(-1) as [{ replay: string }];
  const replay = inflateRawSync(Buffer.from(report.replay, 'base64url')).toString();
  expect(replay).toContain('seed withheld');
  expect(replay).not.toContain(seed);
});
