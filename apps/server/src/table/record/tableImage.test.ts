import { expect, test } from 'vitest';
import { House } from '@roundhouse/testkit/table';
import { TABLE_FORM, imageOf, isOfThisForm, stateHash } from './tableImage.ts';

/** A table between two rounds, and in the second. */
async function playedTables() {
  const house = new House({ config: { botDelayMs: 0 } });
  const options = { maxPip: 6, matchRounds: 2 } as const;
  const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
  const ada = await table.host();
  while (table.phase === 'playing') {
    if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(0);
  }
  await house.clock.advance(1_000);
  const between = table.showing.data;
  await ada.asHost({ type: 'nextRound' });
  return { between, playing: table.showing.data };
}

/** The fields that occur anywhere in a table of the form that tables have now. */
const FORM_5 = `
  answered blankHalfPoints blockRule blocked boneyard boneyardCount branches by callDeadline
  callEnforcement callPenalty callPenaltyEmpty calls code commandId countedPasses cover
  coverOrder coverOrderBindsLayer coversPerTurn dealTable doubleBlankPoints doubleChain
  drawAllowance drawRule drawn drawnTile draws ends engine engineHunt engineMode engineOrder
  exhaustedSuit extraTileTarget facts finishedMatches finishing gift goOutInOpening hadTurn
  handCounts hands hasKey hash heir hints host inner key keys kind laidBySuit laidDoubles lastTileCall
  lastTileDouble leftOpen level live locked longest manners marked markerPlacement markerRemoval match
  matchRounds maxPip mexican mexicanTrainStart mustPlay name need nextSeed occupants on
  openDoubleObligation openDoubles opening openingDone openingDoubleEnd openingMayStopEarly
  openingNoStarter openingTurn options othersMayStartMarkedTrain out outer pace personal phase pip
  placed positiveBlocked preset remainingMs requireOwnTrainFirst result round rounds rules
  scores scoring seat seatCount seats secret seed seq sitters size skips stage starter starterFirst
  starterNext step table tally thisTurn tieBreak tile tiles tilesLaid train turn turnDirection
  validUntilMs waits winner
`;

test('regression: whoever changes what a table is made of raises its form', async () => {
  expect([TABLE_FORM, fieldsOf(Object.values(await playedTables()))]).toEqual([
    5,
    FORM_5.trim().split(/\s+/),
  ]);
});

function fieldsOf(value: unknown): readonly string[] {
  const names = new Set<string>();
  JSON.stringify(value, (name, field: unknown) => {
    if (!/^\d*$/.test(name)) names.add(name);
    return field;
  });
  return [...names].toSorted();
}

test('a table has the same name once it was written and read', async () => {
  const { playing: data } = await playedTables();
  const read = JSON.parse(imageOf(data)) as typeof data;
  expect(stateHash(read)).toBe(stateHash(data));
  expect(isOfThisForm(stateHash(data))).toBe(true);
});

test('a table that differs anywhere has another name', async () => {
  const { playing } = await playedTables();
  const data = JSON.parse(imageOf(playing)) as typeof playing;
  const others = variantsOf(data).map((variant) => stateHash(variant as typeof data));
  expect(others.length).toBeGreaterThan(300);
  expect(new Set([stateHash(data), ...others]).size).toBe(others.length + 1);
});

/** The same, each time with another single value changed; parts without that value are not copied. */
function variantsOf(value: unknown): readonly unknown[] {
  if (value === null || typeof value !== 'object') return [`not ${JSON.stringify(value)}`];
  const copyWith = (key: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
  return Object.entries(value).flatMap(([key, part]) =>
    variantsOf(part).map((variant) => copyWith(key, variant)),
  );
}
