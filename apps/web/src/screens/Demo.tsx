import { useComputed, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { seatOf } from '@roundhouse/rules';
import { useMemo } from 'preact/hooks';
import { fakeConnection, type FakeTable } from '../demo/FakeConnection.ts';
import { Talk } from '../store/table/talk.ts';
import { TableRoom } from './TableRoom.tsx';

const FOUR = ['Ana', 'Björn*', 'Chidi', 'Dolores*'];
const EIGHT = [
  'Ana',
  'Björn',
  'Chidi*',
  'Dolores',
  'Emeka',
  'Zoë',
  'Maximiliane von Hohen',
  'Hana*',
];
const TWELVE = [...EIGHT, 'Oluwaseun', 'Zbigniew', 'Konstantin Weißmann', 'Li'];

/** A table for a look. */
interface Scene extends FakeTable {
  /** Points of many rounds, a bot that plays for somebody, and one that is about to. */
  readonly isLate?: boolean;
}

/** Tables for a look at every screen. */
const SCENES: { readonly [name: string]: Scene } = {
  lobby: { names: ['Ana', 'Björn', 'Porter*'], phase: 'lobby' },
  guest: { names: ['Ana', 'Björn', 'Porter*'], phase: 'lobby', me: seatOf(1) },
  lobby8: { names: EIGHT, phase: 'lobby' },
  start: { names: FOUR },
  two: { names: FOUR.slice(0, 2), plays: 22 },
  twoLate: { names: FOUR.slice(0, 2), plays: 60 },
  mine: { names: FOUR, plays: 51 },
  mine8: { names: EIGHT, plays: 38 },
  mine12: { names: TWELVE, plays: 69, overrides: { maxPip: 18 } },
  twelveStill: { names: TWELVE, plays: 96, overrides: { maxPip: 18 } },
  three: { names: FOUR.slice(0, 3), plays: 30 },
  table: { names: FOUR, plays: 36, botDelayMs: 900 },
  late: { names: FOUR, plays: 92, botDelayMs: 900 },
  eight: { names: EIGHT, plays: 64, botDelayMs: 900 },
  draw: { names: EIGHT, plays: 60, seed: 22 },
  owed: { names: EIGHT, plays: 44, isLate: true },
  nine: { names: TWELVE.slice(0, 9), plays: 81, isLate: true },
  ten: { names: TWELVE.slice(0, 10), plays: 74, overrides: { maxPip: 15 }, isLate: true },
  twelve: { names: TWELVE, plays: 96, overrides: { maxPip: 18 }, isLate: true },
  hand24: { names: FOUR.slice(0, 3), overrides: { dealTable: { 3: 24 } } },
  hand31: { names: FOUR.slice(0, 2), overrides: { dealTable: { 2: 31 } } },
  hand40: { names: FOUR.slice(0, 2), overrides: { dealTable: { 2: 40 } } },
  opening: { names: FOUR, preset: 'pagat' },
  tournament: { names: EIGHT, preset: 'tournament', plays: 90, botDelayMs: 900 },
  watch: { names: FOUR, plays: 50, me: null, botDelayMs: 900 },
  tv: { names: FOUR, plays: 51, me: null },
  tvOver: { names: FOUR, phase: 'over', me: null },
  scores: { names: FOUR, phase: 'betweenRounds' },
  scores2: { names: FOUR.slice(0, 2), phase: 'betweenRounds', finished: 3 },
  scores5: { names: TWELVE.slice(3, 8), phase: 'betweenRounds', finished: 6 },
  scores6: { names: TWELVE.slice(6), phase: 'betweenRounds', finished: 9 },
  scores8: { names: EIGHT, phase: 'betweenRounds', finished: 6 },
  scores12: { names: TWELVE, phase: 'betweenRounds', overrides: { maxPip: 18 }, finished: 9 },
  over: { names: FOUR, phase: 'over' },
  over2: { names: FOUR.slice(0, 2), phase: 'over', overrides: { matchRounds: 3 } },
  over8: { names: EIGHT, phase: 'over', overrides: { matchRounds: 5 } },
  over12: { names: TWELVE, phase: 'over', overrides: { maxPip: 18 } },
  overHigh: {
    names: FOUR,
    phase: 'over',
    overrides: { winner: 'highestTotal', matchRounds: 5, scoring: 'winnerTakesPips' },
  },
  over1: { names: FOUR, phase: 'over', overrides: { matchRounds: 1 } },
};

/** Every screen with made-up data; development only. */
export function Demo({ scene }: { readonly scene: string }) {
  const fake = SCENES[scene];
  const connection = useMemo(() => (fake === undefined ? null : fakeConnection(fake)), [fake]);
  const snapshot = useComputed(() => {
    const shown = connection?.snapshot.value ?? null;
    return shown !== null && fake?.isLate === true ? afterRounds(shown) : shown;
  });
  const talk = useMemo(
    () => connection && new Talk(connection, snapshot as ReadonlySignal<TableSnapshot>),
    [connection, snapshot],
  );
  if (talk === null) return <p>{Object.keys(SCENES).join(' ')}</p>;
  return <TableRoom talk={talk} />;
}

function afterRounds(snapshot: TableSnapshot): TableSnapshot {
  const { players, match } = snapshot;
  const covered = players.length - 1;
  return {
    ...snapshot,
    players: players.map((player, seat) =>
      seat === covered ? { ...player, presence: 'covered' } : player,
    ),
    deadlines: { botTakesOverInMs: 42_000 },
    match: match && { ...match, totals: players.map((_, seat) => 17 + 31 * seat) },
  };
}
