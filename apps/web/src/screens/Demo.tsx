import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { seatOf } from '@roundhouse/rules';
import { useMemo } from 'preact/hooks';
import { fakeConnection, type FakeTable } from '../connection/fake.ts';
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

/** Tables for a look at every screen. */
const SCENES: { readonly [name: string]: FakeTable } = {
  lobby: { names: ['Ana', 'Björn', 'Porter*'], phase: 'lobby' },
  guest: { names: ['Ana', 'Björn', 'Porter*'], phase: 'lobby', me: seatOf(1) },
  lobby8: { names: EIGHT, phase: 'lobby' },
  start: { names: FOUR },
  table: { names: FOUR, plays: 36, botDelayMs: 900 },
  late: { names: FOUR, plays: 92, botDelayMs: 900 },
  eight: { names: EIGHT, plays: 64, botDelayMs: 900 },
  twelve: { names: EIGHT, preset: 'tournament', plays: 90, botDelayMs: 900 },
  watch: { names: FOUR, plays: 50, me: null, botDelayMs: 900 },
  scores: { names: FOUR, phase: 'betweenRounds' },
  over: { names: FOUR, phase: 'over' },
  over1: { names: FOUR, phase: 'over', overrides: { matchRounds: 1 } },
};

/** Every screen with made-up data; development only. */
export function Demo({ scene }: { readonly scene: string }) {
  const connection = useMemo(() => {
    const fake = SCENES[scene];
    return fake === undefined ? null : fakeConnection(fake);
  }, [scene]);
  if (connection === null) return <p>{Object.keys(SCENES).join(' ')}</p>;
  const snapshot = connection.snapshot as ReadonlySignal<TableSnapshot>;
  return <TableRoom connection={connection} snapshot={snapshot} />;
}
