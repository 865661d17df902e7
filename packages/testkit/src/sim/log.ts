import { appendFileSync, writeFileSync } from 'node:fs';
import {
  formatCommand,
  formatSeat,
  formatTile,
  seatsOf,
  type Round,
  type RoundResult,
  type TileId,
} from '@roundhouse/rules';
import type { Step } from '@roundhouse/rules/testing';
import type { Plan } from './flags.ts';
import type { Witness } from './simulate.ts';

/** A log that cannot be written, and why. */
export class LogError extends Error {}

/**
 * Writes a simulation as JSON Lines, a round at a time, a broken one too. The file is begun anew.
 * Throws a `LogError` when it cannot be.
 */
export function logTo(path: string, { preset }: Plan): Witness {
  try {
    writeFileSync(path, '');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LogError(`--log ${path} cannot be written: ${why}`, { cause });
  }
  let lines: unknown[] = [];
  const flush = () => {
    appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    lines = [];
  };
  return {
    roundDealt: (round) => lines.push(dealt(round, preset)),
    stepTaken: (step) => lines.push(action(step)),
    roundEnded: (result) => lines.push(end(result)),
    roundLeft: flush,
  };
}

/** Sees nothing. */
export const BLIND: Witness = {
  roundDealt: () => undefined,
  stepTaken: () => undefined,
  roundEnded: () => undefined,
  roundLeft: () => undefined,
};

/** The round before its first turn: the engine on the table, the hunt done. */
function dealt({ table, secret }: Round, preset: string): unknown {
  return {
    type: 'round',
    preset,
    options: table.options,
    engine: table.engine,
    seats: seatsOf(table.seatCount).map(formatSeat),
    starter: formatSeat(table.starter),
    hands: bySeat(secret.hands.map((hand) => tilesOf(hand.tiles))),
    boneyard: tilesOf(secret.boneyard),
  };
}

function action({ seat, legal, command }: Step): unknown {
  const name = formatSeat(seat);
  const done = formatCommand(command);
  return legal === null
    ? { type: 'action', seat: name, do: done }
    : { type: 'action', seat: name, legal: legal.map(formatCommand), do: done };
}

function end({ out, blocked, scores }: RoundResult): unknown {
  return {
    type: 'end',
    out: out === null ? null : formatSeat(out),
    blocked,
    scores: bySeat(scores),
  };
}

function bySeat(values: readonly unknown[]): unknown {
  return Object.fromEntries(seatsOf(values.length).map((seat) => [formatSeat(seat), values[seat]]));
}

function tilesOf(tiles: readonly TileId[]): readonly string[] {
  return tiles.map(formatTile);
}
