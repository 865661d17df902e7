import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutTable } from '../../layout/layoutTable.ts';
import type { Rect, TrainShape } from '../../layout/picture.ts';
import { randomTrains } from '../../layout/randomTrains.ts';
import type { TrainFacts } from '../../text/facts.ts';
import { speak } from '../../text/text.ts';
import { labelNeeds } from './labelNeeds.ts';
import type { LabelShape } from './labelHeight.ts';
import { labelShapes, SMALLEST_PX, type LabelPlace } from './labelShape.ts';
import { laneWords, type LaneWords } from './laneWords.ts';
import { settingOf } from './settingOf.ts';

const ORDINARY = ['Ana', 'Björn', 'Dolores', 'Oluwaseun', 'Li', 'Zoë', 'Hana', 'Ines', 'Emeka'];
/** Twenty characters each. */
const LONG = ['Maximiliane v. Hohen', 'Konstantin Weißmann7', 'Donaudampfschifffahr'];
const WIDEST = ['W'.repeat(20), '日'.repeat(20), '🚂'.repeat(20), 'Щ'.repeat(20)];

/** Parts of a screen that are left for the table, from a small phone to a large screen. */
const AREAS = fc.oneof(
  fc.record({ width: between(360, 430), height: between(325, 600) }),
  fc.record({ width: between(844, 932), height: between(228, 330) }),
  fc.record({ width: between(600, 1920), height: between(480, 900) }),
);

interface Seating {
  readonly seatCount: number;
  readonly maxPip: number;
  readonly seed: number;
  readonly fill: number;
  /** Lanes that are higher while a tile is chosen. */
  readonly grown: number;
  readonly area: Pick<Rect, 'width' | 'height'>;
}

const seatings = fc.record({
  seatCount: between(2, 12),
  maxPip: fc.constantFrom(6, 9, 12, 15, 18),
  seed: fc.nat(),
  fill: fc.double({ min: 0, max: 1, noNaN: true }),
  grown: between(0, 3),
  area: AREAS,
});

/** What is the matter at one seat. */
interface Matter {
  readonly inHand: number;
  readonly total: number;
  readonly marked: boolean;
  readonly presence: 'here' | 'away' | 'covered';
}

const matters = fc.record({
  inHand: between(1, 29),
  total: between(0, 999),
  marked: fc.boolean(),
  presence: fc.constantFrom('here', 'here', 'away', 'covered'),
});

test('every label says name, tiles, points and states, whatever is the matter', () => {
  expectFitting(namesOf(fc.constantFrom(...ORDINARY, ...LONG)), 400);
});

test('a name of twenty of the widest letters is not cut off either', () => {
  const oneWide = fc
    .tuple(namesOf(fc.constantFrom(...ORDINARY)), fc.constantFrom(...WIDEST), fc.nat(11))
    .map(([names, widest, at]) => names.with(at, widest));
  expectFitting(oneWide, 400);
});

describe.each(['de', 'es', 'fr', 'en-XA'] as const)('in the language %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test('every label says name, tiles, points and states', () => {
    expectFitting(namesOf(fc.constantFrom(...ORDINARY, ...LONG)), 150);
  });
});

function namesOf(name: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  return fc.array(name, { minLength: 12, maxLength: 12 });
}

function expectFitting(names: fc.Arbitrary<readonly string[]>, numRuns: number): void {
  const tables = fc.tuple(
    seatings,
    names,
    fc.array(matters, { minLength: 12, maxLength: 12 }),
    fc.nat(12),
  );
  fc.assert(
    fc.property(tables, ([seating, called, what, owedAt]) => {
      const trains = randomTrains({ ...seating, feet: false });
      const labels = trains.map((train, at) => {
        const seat = train.id === 'mexican' ? null : train.id;
        const matter = what[seat ?? 0];
        return labelOf(train, {
          name: called[seat ?? 0] ?? '',
          matter: seat === null ? undefined : matter,
          openDouble: at === owedAt ? seating.maxPip : null,
        });
      });
      const places = lanesOf(trains, labels, seating).flatMap((room, at) => {
        const words = labels[at];
        return words === undefined ? [] : [{ words, room }];
      });
      for (const [at, shape] of labelShapes(places).entries()) {
        const place = places[at];
        if (place !== undefined) expectWhole(place, shape);
      }
    }),
    { numRuns },
  );
}

function expectWhole({ words, room }: LabelPlace, shape: LabelShape): void {
  const setting = settingOf(words, shape, room.width);
  const said = JSON.stringify({ words, room, shape });
  expect(setting.width, said).toBeLessThanOrEqual(room.width + 0.01);
  expect(setting.height, said).toBeLessThanOrEqual(room.height + 0.01);
  expect(Math.min(shape.namePx, shape.smallPx), said).toBeGreaterThanOrEqual(SMALLEST_PX);
}

function lanesOf(trains: readonly TrainShape[], labels: readonly LaneWords[], seating: Seating) {
  const { area, maxPip } = seating;
  const picture = layoutTable({
    area: { x: 0, y: 0, ...area },
    mode: 'auto',
    trains,
    grown: trains.slice(0, seating.grown).map(({ id }) => id),
    focus: null,
    labels: labelNeeds(labels, { maxPip, yardWidth: area.width }),
  });
  expect(picture.lanes).toHaveLength(trains.length);
  return picture.lanes.map((lane) => lane.label);
}

function labelOf(
  train: TrainShape,
  given: {
    readonly name: string;
    readonly matter: Matter | undefined;
    readonly openDouble: number | null;
  },
): LaneWords {
  const { name, matter, openDouble } = given;
  const facts: TrainFacts = {
    train: train.id,
    marked: matter?.marked ?? false,
    started: true,
    wants: [],
    openDouble,
    tileCount: train.placed.length,
    inHand: matter?.inHand ?? null,
    total: matter?.total ?? null,
  };
  const player =
    matter === undefined
      ? null
      : ({
          name,
          kind: name.length % 2 === 0 ? 'bot' : 'person',
          botLevel: null,
          presence: matter.presence,
          ready: true,
        } as const);
  return laneWords(facts, player, false);
}

function between(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max });
}
