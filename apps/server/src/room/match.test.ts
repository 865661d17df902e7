import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAYERS, announcement } from '@roundhouse/bots';
import { PRESET_NAMES, viewFor, type PresetName, type Round } from '@roundhouse/rules';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('whole matches') });
});
afterAll(() => server.stop());

/** Ada and three friends at a new table, all over real connections. */
async function fourPeople(preset: PresetName) {
  const options = { maxPip: 6, matchRounds: 2 };
  const { code, seatToken } = await server.open({ name: 'Ada', preset, options, seats: 4 });
  const people = [await Person.join(server.origin, code, { seatToken })];
  for (const name of ['Bea', 'Cid', 'Dan']) {
    people.push(await Person.join(server.origin, code, { name }));
  }
  return { code, people };
}

function roundAt(code: string): Round {
  const stage = server.app.registry.find(code)?.showing().data.stage;
  if (stage === undefined || stage.phase === 'lobby') throw new Error('no round');
  return stage.round;
}

/** Plays like a bot, out of what arrives over the wire, until the match is over. */
async function playMatch(person: Person): Promise<void> {
  while (person.snapshot.phase !== 'over') {
    await person.until(() => person.snapshot.phase !== 'playing' || hasToAct(person));
    const { phase } = person.snapshot;
    if (phase === 'betweenRounds') await nextRound(person);
    else if (phase === 'playing') await moveOnce(person);
  }
}

/** Whoever is to move waits, as people do, until an announcement that is due was made. */
function hasToAct(person: Person): boolean {
  const { hand, table } = person.snapshot;
  if (hand === null || table === null) return false;
  if (announcement(person.view) !== null) return true;
  return person.isOnTurn && !table.calls.includes('due');
}

async function moveOnce(person: Person): Promise<void> {
  await person.do(announcement(person.view) ?? PLAYERS.porter.decide(person.view, Math.random));
}

async function nextRound(person: Person): Promise<void> {
  await person.atSeat({ type: 'ready' }).catch(() => undefined);
  await person.until(() => person.snapshot.phase !== 'betweenRounds');
}

test.each(PRESET_NAMES)(
  'four people play %s to the end over real connections',
  async (preset) => {
    const { code, people } = await fourPeople(preset);
    const watcher = await Person.join(server.origin, code, { watch: true });
    await people[0]?.asHost({ type: 'start' });
    await Promise.all(people.map(playMatch));
    await watcher.until(() => watcher.snapshot.phase === 'over');
    const round = roundAt(code);
    for (const person of [...people, watcher]) {
      expect(person.snapshot.table).toEqual(round.table);
      expect(person.snapshot.match?.rounds).toHaveLength(2);
      const seqs = person.news.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    }
    for (const person of people) {
      const { tiles } = viewFor(round, person.seat).hand;
      expect(new Set(person.snapshot.hand?.tiles)).toEqual(new Set(tiles));
    }
    expect(watcher.snapshot.hand).toBeNull();
    await Promise.all([...people, watcher].map((person) => person.room.leave()));
  },
  60_000,
);
