import { expect, onTestFinished, test } from 'vitest';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';

/** Two tables of four, all in one house: the house has one address. */
const NAMES = ['Ada', 'Bea', 'Cid', 'Dan'];

test('eight friends behind one address open tables, sit down and load the page again as they like', async () => {
  const server = await TestServer.start({
    config: DEFAULT_CONFIG,
    seeds: seededSeeds('one house'),
  });
  onTestFinished(() => server.stop());
  for (let table = 0; table < 2; table += 1) {
    const { code, seatToken } = await server.open({ name: NAMES[0] ?? '', seats: 4 });
    const people = [await Person.join(server.origin, code, { seatToken })];
    for (const name of NAMES.slice(1)) {
      people.push(await Person.join(server.origin, code, { name }));
    }
    await people[0]?.asHost({ type: 'start' });
    for (const [seat, person] of people.entries()) {
      let page = person;
      for (let loads = 0; loads < 5; loads += 1) {
        page = await Person.join(server.origin, code, { seatToken: page.token });
      }
      expect([page.seat, page.snapshot.phase]).toEqual([seat, 'playing']);
      people[seat] = page;
    }
    expect(people.map(({ closedWith }) => closedWith)).toEqual([null, null, null, null]);
  }
});
