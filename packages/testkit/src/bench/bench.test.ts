import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { benchRules } from './benchRules.ts';
import { benchServer } from './benchServer.ts';

/** Eight processes begin one after the other, on a machine that has other things to do. */
const PATIENCE_MS = 180_000;

test('the bench of the rules ends with all its figures', () => {
  const rivals = { roundCount: 1, turnMs: 1, turns: 1 };
  const figures = benchRules({ presetMs: 1, rivals }, () => {});
  expect(Object.keys(figures)).toEqual([
    'commandsPerSecond',
    'slowest',
    'reducer',
    'boardgameReducer',
    'ratio',
    'missed',
  ]);
});

test(
  'the bench of the server ends with all its figures',
  async () => {
    const sizes = {
      fastTables: 2,
      fastMs: 100,
      warmMs: 100,
      fastRepeats: 1,
      calmTables: [2],
      calmMs: 250,
      moveEveryMs: 50,
      idleTables: 2,
      movesBefore: 1,
      idleMs: 100,
    };
    const figures = await benchServer({ core: null, tempDir: tmpdir() }, sizes, () => {});
    expect(Object.keys(figures)).toEqual(
      [
        'ack2P50Ms ack2P99Ms cpuUs floorCpuUs boardgameCpuUs floors boardgameFloors',
        'patchUs eventsUs rulesUs imageUs journalUs tableUs messagesUs socketsUs garbageUs',
        'bytes floorBytes boardgameBytes idleTables idleKib idleCpuPercent',
        'restoreFirstMs restoreAllMs missed load',
      ].flatMap((keys) => keys.split(' ')),
    );
  },
  PATIENCE_MS,
);
