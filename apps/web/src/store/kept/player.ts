import { parsePlayerName, type PlayerName } from '@roundhouse/protocol';
import { signal } from '@preact/signals';
import { readStored, writeStored } from './storage.ts';

const KEY = 'roundhouse.name';

/** The name this browser plays under; null until somebody gives one. */
export const playerName = signal<PlayerName | null>(
  readStored(KEY, (value) => (typeof value === 'string' ? (parsePlayerName(value) ?? null) : null)),
);

/** Remembers the name for the next table. */
export function rememberName(name: PlayerName): void {
  playerName.value = name;
  writeStored(KEY, name);
}
