import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALL_STATES, TURN_STEPS, seatOf, type VisibleEvent } from '@roundhouse/rules';
import { EVENT_NUMBERS, decodeEvents, decodeEventsMessage, encodeEvents } from './eventCodec.ts';
import { encodeEventsMessage } from './eventCodec.ts';

const seat = fc.nat(11);
const tile = fc.nat(189);
const pip = fc.nat(18);
const train = fc.oneof(seat, fc.constant('mexican'));
const index = fc.option(fc.nat(40));
const flag = fc.boolean();
const counts = fc.array(fc.nat(60), { maxLength: 12 });
const face = fc.oneof(tile, fc.constant('hidden'));
const turn = fc.record({
  seat,
  step: fc.constantFrom(...TURN_STEPS),
  cover: flag,
  opening: flag,
  drawn: fc.nat(20),
  tilesLaid: fc.nat(20),
  laidDoubles: fc.array(pip, { maxLength: 5 }),
});
const result = fc.record({
  out: fc.option(seat),
  blocked: flag,
  scores: fc.array(fc.integer({ min: -2000, max: 2000 }), { maxLength: 12 }),
  hands: fc.array(fc.array(tile, { maxLength: 30 }), { maxLength: 12 }),
});

/** One arbitrary for each event: a new event does not compile without its line. */
const FIELDS: Readonly<
  Record<VisibleEvent['type'], Readonly<Record<string, fc.Arbitrary<unknown>>>>
> = {
  turnBegan: { turn },
  tilePlayed: { seat, tile, train, end: index, answers: index, inner: pip },
  doubleOpened: {
    train,
    pip,
    by: seat,
    size: fc.constantFrom(1, 3),
    live: flag,
    thisTurn: flag,
  },
  openingDoublesBound: {},
  footAbandoned: { train, pip },
  turnContinued: { step: fc.constantFrom(...TURN_STEPS), drawn: fc.nat(9) },
  markerPlaced: { seat },
  markerRemoved: { seat },
  turnFailed: { seat, by: fc.constantFrom('pass', 'decline'), counted: flag },
  turnEnded: { seat, opened: flag },
  turnSkipped: { seat },
  callChanged: { seat, call: fc.constantFrom(...CALL_STATES) },
  challenged: { by: seat, seat },
  turnForfeited: { seat },
  wentOut: { seat, finishing: flag },
  roundEnded: { result },
  roundDealt: {
    engine: pip,
    starter: seat,
    handCounts: counts,
    boneyardCount: fc.nat(190),
    hunted: counts,
  },
  tileDrawn: { seat, face },
  penaltyDrawn: { seat, faces: fc.array(face, { maxLength: 3 }) },
};

const event = fc.oneof(
  ...Object.entries(FIELDS).map(([type, fields]) =>
    fc.record({ type: fc.constant(type), ...fields }),
  ),
) as fc.Arbitrary<VisibleEvent>;

test('every list of events is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), fc.nat(), (events, seq) => {
      const wire: unknown = JSON.parse(JSON.stringify(encodeEventsMessage({ seq, events })));
      expect(decodeEventsMessage(wire)).toEqual({ seq, events });
    }),
    { numRuns: 2_000 },
  );
});

test('every event has its own number', () => {
  expect([...EVENT_NUMBERS].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});

test('a list cut short, an unknown event and a list without end are refused', () => {
  const whole = encodeEvents([{ type: 'turnSkipped', seat: seatOf(3) }]);
  expect(() => decodeEvents(whole.slice(0, 1))).toThrow('an integer at 1');
  expect(() => decodeEvents([99])).toThrow('a known event');
  expect(() => decodeEvents([18, 0, 1e9])).toThrow('items in a list');
  expect(() => decodeEventsMessage({ seq: 1 })).toThrow('events are a list');
  expect(() => decodeEventsMessage(['1'])).toThrow('begin with their seq');
});

test('a move with the turn that follows costs less than thirty numbers', () => {
  const events = [
    { type: 'tilePlayed', seat: 1, tile: 42, train: 1, end: null, answers: null, inner: 3 },
    { type: 'turnEnded', seat: 1, opened: true },
  ] as unknown as readonly VisibleEvent[];
  expect(encodeEvents(events)).toEqual([1, 1, 42, 1, -1, -1, 3, 9, 1, 1]);
});
