import { beforeAll, expect, test } from 'vitest';
import { handPoints, hasPip, type GameEvent, type Seat, type TileId } from '@roundhouse/rules';
import { House } from '@roundhouse/testkit/table';
import { evolveTable } from '../record/evolveTable.ts';
import { occupantOf, takenSeats, type TableData } from '../record/tableData.ts';
import { dealtRoundFact, fairDealer, type Dealer } from './dealing.ts';

/** `ROUNDHOUSE_RUNS=100` makes a million of them, in some minutes. */
const DEALS = 10_000 * Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
const TIMEOUT_MS = 1_200_000;
/** Beyond so many standard errors it is no accident: one in a million is. */
const ACCIDENT = 5;

type Dealt = Extract<GameEvent, { readonly type: 'roundDealt' }>;
/** What luck is: the figure of a hand under an engine. */
type Luck = (hand: readonly TileId[], dealt: Dealt) => number;

const LUCK: Readonly<Record<string, Luck>> = {
  points: (hand) => handPoints(lobby.rules.options, hand),
  starters: (hand, { engine }) => hand.filter((tile) => hasPip(tile, engine)).length,
  'a start at all': (hand, { engine }) => (hand.some((tile) => hasPip(tile, engine)) ? 1 : 0),
};

let lobby: TableData;

beforeAll(async () => {
  const table = await new House().open({ name: 'Ada', bots: 2 });
  await table.join({ name: 'Bea' });
  lobby = table.showing.data;
  expect(seatsOf('bot')).toHaveLength(2);
  expect(seatsOf('person')).toHaveLength(2);
});

function seatsOf(kind: 'bot' | 'person'): readonly Seat[] {
  return takenSeats(lobby).filter((seat) => occupantOf(lobby, seat)?.kind === kind);
}

/** Deals so often; by how many standard errors bots have more luck than people, of each kind. */
function advantages(deals: number, dealer: Dealer): Readonly<Record<string, number>> {
  const spreads = Object.entries(LUCK).map(([name, luck]) => ({ name, luck, sum: 0, squares: 0 }));
  const [bots, people] = [seatsOf('bot'), seatsOf('person')];
  for (let index = 0; index < deals; index += 1) {
    const dealt = dealtFrom(index.toString(16).padStart(64, '0'), dealer);
    for (const spread of spreads) {
      const of = (seat: Seat) => spread.luck(dealt.hands[seat] ?? [], dealt);
      const lead = total(bots.map(of)) - total(people.map(of));
      spread.sum += lead;
      spread.squares += lead * lead;
    }
  }
  return Object.fromEntries(
    spreads.map(({ name, sum, squares }) => [name, sum / Math.sqrt(squares)]),
  );
}

/** The deal of the first round as the journal has it. */
function dealtFrom(seed: string, dealer: Dealer): Dealt {
  const fact = dealtRoundFact(evolveTable(lobby, { type: 'seedDrawn', seed }), true, dealer);
  const events = fact.type === 'roundStarted' ? fact.events : [];
  const dealt = events.find((event) => event.type === 'roundDealt');
  if (dealt === undefined) throw new Error('a round begins with its deal');
  return dealt;
}

function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/** Deals fairly, and gives the first seat of a bot the lightest of all hands. */
const kindToBots: Dealer = (match, seed) =>
  fairDealer(match, seed).map((event) => {
    if (event.type !== 'roundDealt') return event;
    const points = (hand: readonly TileId[]) => handPoints(match.options, hand);
    const hands = event.hands.toSorted((one, other) => points(one) - points(other));
    const [bot = 0] = seatsOf('bot');
    const [lightest = [], ...others] = hands;
    return { ...event, hands: others.toSpliced(bot, 0, lightest) };
  });

test(
  'bots are dealt what people are dealt',
  () => {
    for (const [luck, errors] of Object.entries(advantages(DEALS, fairDealer))) {
      expect(Math.abs(errors), `${luck} in ${DEALS} deals`).toBeLessThan(ACCIDENT);
    }
  },
  TIMEOUT_MS,
);

test('a dealer who is kind to bots is noticed', () => {
  expect(advantages(500, kindToBots)['points']).toBeLessThan(-ACCIDENT);
});
