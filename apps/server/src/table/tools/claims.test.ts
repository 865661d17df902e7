import { expect, test } from 'vitest';
import { seatOf, type Result } from '@roundhouse/rules';
import { brittleJournal, House } from '@roundhouse/testkit/table';

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

const BEA = seatOf(1);
const YES = { type: 'answerClaim', claim: 1, seat: BEA, isTheirs: true } as const;

/** Ada, Bea and Cid in a match, Bea and Cid gone, Bea back without her key, to watch under another name. */
async function lostKey() {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada', options: { maxPip: 6 } });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  const cid = await table.join({ name: 'Cid' });
  await bea.hearKey();
  await cid.hearKey();
  await ada.asHost({ type: 'start' });
  await bea.drop();
  await cid.drop();
  const again = await table.join({ name: 'Bea 2' });
  return { brittle, house, table, ada, bea, again };
}

test('whoever has lost the key says which seat is theirs, and has it when the host agrees', async () => {
  const { house, table, ada, again } = await lostKey();
  expect(codeOf(await again.atSeat({ type: 'claim', seat: BEA }))).toBe('done');
  expect(table.showing.claim).toMatchObject({ seat: BEA, name: 'Bea 2' });
  expect(again.note.seat).toBeNull();
  expect(codeOf(await ada.asHost(YES))).toBe('done');
  expect([again.seat, table.showing.claim, table.showing.presences]).toEqual([
    BEA,
    null,
    ['here', 'here', 'away'],
  ]);
  expect(table.showing.data.occupants[BEA]).toMatchObject({ kind: 'person', name: 'Bea' });
  const facts = (await house.journal.read(table.table.code)).map(({ fact }) => fact);
  expect(facts).toContainEqual(expect.objectContaining({ type: 'keyRotated', usedHash: null }));
});

test('the new key opens the seat after a restart, in the middle of the match', async () => {
  const { house, table, ada, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  await ada.asHost(YES);
  house.restart();
  const back = await (await house.summon(table.table.code)).join({ seatToken: again.token });
  expect(back.seat).toBe(BEA);
});

test('somebody who plays by the old key after all has the seat again, and the other is told', async () => {
  const { table, ada, bea, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  await ada.asHost(YES);
  expect((await table.join({ seatToken: bea.token })).seat).toBe(BEA);
  expect(again.dismissedFor).toBe('playingElsewhere');
});

test('nobody has the seat when the host says no, or says nothing', async () => {
  const { table, ada, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  await ada.asHost({ ...YES, isTheirs: false });
  expect([again.note.seat, table.showing.claim, table.showing.presences[BEA]]).toEqual([
    null,
    null,
    'away',
  ]);
});

test('only the host decides, and only about whom they were shown', async () => {
  const { table, ada, again } = await lostKey();
  const eve = await table.join({ name: 'Eve' });
  await eve.atSeat({ type: 'claim', seat: BEA });
  expect(codeOf(await eve.asHost(YES))).toBe('notHost');
  expect(codeOf(await again.atSeat({ type: 'claim', seat: BEA }))).toBe('seatIsClaimed');
  expect(codeOf(await ada.asHost({ ...YES, claim: 2 }))).toBe('nobodyClaims');
  await eve.drop();
  expect(table.showing.claim).toBeNull();
  expect(codeOf(await again.atSeat({ type: 'claim', seat: BEA }))).toBe('done');
  expect(codeOf(await ada.asHost(YES))).toBe('nobodyClaims'); // that was about Eve
  expect(codeOf(await ada.asHost({ ...YES, claim: 2 }))).toBe('done');
});

test('regression: the host gives away no seat but the one that they were asked about', async () => {
  const { table, ada, again } = await lostKey();
  await ada.drop();
  const host = await table.join({ seatToken: ada.token });
  const cid = seatOf(2);
  expect(table.showing.data.occupants[cid]).toMatchObject({ name: 'Cid' });
  await again.atSeat({ type: 'claim', seat: BEA });
  expect(codeOf(await again.atSeat({ type: 'claim', seat: cid }))).toBe('seatIsClaimed');
  expect(codeOf(await again.atSeat({ type: 'claim', seat: BEA }))).toBe('done'); // asked twice
  expect(table.showing.claim).toMatchObject({ number: 1, seat: BEA });
  expect(codeOf(await host.asHost({ ...YES, seat: cid }))).toBe('nobodyClaims');
  expect(codeOf(await host.asHost(YES))).toBe('done');
  expect(again.seat).toBe(BEA);
});

test('regression: nobody claims under a name that the host would take for somebody else', async () => {
  const { table, ada, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  expect(table.showing.claim?.name).toBe('Bea 2');
  const twin = await table.join({ name: 'BEA 2' });
  expect(table.showing.claim?.name).toBeNull();
  await twin.drop();
  await ada.atSeat({ type: 'rename', name: 'bea 2' });
  expect(table.showing.claim).toMatchObject({ seat: BEA, name: null });
});

test('a seat is not claimed from somebody who is there, nor from a bot that nobody has left it to', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  const eve = await table.join({ name: 'Eve' });
  const claim = async (seat: number) =>
    codeOf(await eve.atSeat({ type: 'claim', seat: seatOf(seat) }));
  expect([await claim(0), await claim(1), await claim(2)]).toEqual([
    'seatNotFree',
    'notAPerson',
    'noSuchSeat',
  ]);
  expect(codeOf(await ada.atSeat({ type: 'claim', seat: seatOf(1) }))).toBe('alreadySeated');
});

test('whoever comes back by their key ends the claim to their seat', async () => {
  const { table, ada, bea, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  await table.join({ seatToken: bea.token });
  expect(table.showing.claim).toBeNull();
  expect(codeOf(await ada.asHost(YES))).toBe('nobodyClaims');
});

test('the heir of a seat that was left to a bot gets it back, with its points', async () => {
  const { table, ada, bea } = await lostKey();
  const heir = await table.join({ seatToken: bea.token });
  await heir.atSeat({ type: 'leave' });
  expect(table.showing.data.occupants[BEA]?.kind).toBe('bot');
  await heir.atSeat({ type: 'claim', seat: BEA });
  await ada.asHost(YES);
  expect(table.showing.data.occupants[BEA]).toMatchObject({ kind: 'person', name: 'Bea' });
});

test('nobody sits down before it is written', async () => {
  const { brittle, table, ada, again } = await lostKey();
  await again.atSeat({ type: 'claim', seat: BEA });
  brittle.trouble = 'diskFull';
  expect(codeOf(await ada.asHost(YES))).toBe('tryAgain');
  expect([again.note.seat, table.showing.presences[BEA]]).toEqual([null, 'away']);
  brittle.trouble = null;
  expect(codeOf(await ada.asHost(YES))).toBe('done');
});
