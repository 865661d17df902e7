import { short, type Promised } from '../budget.ts';
import type { CalmFigures } from './calmTables.ts';
import type { FastFigures } from './fastTables.ts';
import type { IdleFigures } from './idleTables.ts';

/** Everything that `bench server` measured. */
export interface ServerFigures {
  readonly fast: FastFigures;
  /** By number of tables, the fewest first. */
  readonly calm: readonly CalmFigures[];
  readonly idle: IdleFigures;
}

const KIB = 1_024;

/** The figures that something is promised of. The times are those of the most tables. */
export function promisesOf({ fast, calm, idle }: ServerFigures): readonly Promised[] {
  return [
    ...ackPromises(calm),
    ...movePromises(fast),
    ...idlePromises(idle),
    ...restorePromises(idle),
  ];
}

function ackPromises(calm: ServerFigures['calm']): readonly Promised[] {
  const most = calm.at(-1);
  if (most === undefined) return [];
  const { p50, p99 } = most.times.roundhouse.server;
  const figure = `acknowledged in the server, ${most.tableCount} tables`;
  return [
    { figure: `${figure}, p50`, value: p50, mustHold: 5, unit: 'ms' },
    { figure: `${figure}, p99`, value: p99, mustHold: 30, aim: 15, unit: 'ms' },
  ];
}

function movePromises({ costs }: FastFigures): readonly Promised[] {
  const { roundhouse, floor } = costs;
  const floors = roundhouse.cpuUs / floor.cpuUs;
  const bytes = roundhouse.bytesPerClient;
  return [
    { figure: 'CPU of a move, beside bare ws', value: floors, mustHold: 5, aim: 3, unit: 'x' },
    { figure: 'bytes of a move, each client', value: bytes, mustHold: 120, aim: 60, unit: 'B' },
  ];
}

function idlePromises({ tableCount, rssPerTable, cpu }: IdleFigures): readonly Promised[] {
  const memory = rssPerTable / KIB;
  const percent = (100 * cpu * 1_000) / tableCount;
  return [
    { figure: 'idle table, memory', value: memory, mustHold: 260, aim: 200, unit: 'KiB' },
    { figure: '1,000 idle tables, CPU', value: percent, mustHold: 12, aim: 5, unit: '% of a core' },
  ];
}

function restorePromises({ restore, tableCount }: IdleFigures): readonly Promised[] {
  const { firstMs, allMs } = restore;
  return [
    { figure: 'first table after kill -9', value: firstMs, mustHold: 1_000, unit: 'ms' },
    {
      figure: `${tableCount} tables after kill -9`,
      value: allMs,
      mustHold: 10_000,
      aim: 5_000,
      unit: 'ms',
    },
  ];
}

/** The figures as the last line has them, by key. */
export function summaryOf({ fast, calm, idle }: ServerFigures): Readonly<Record<string, string>> {
  const { roundhouse, floor, boardgame } = fast.costs;
  const summary = new Map<string, number>();
  for (const { tableCount, times } of calm) {
    summary.set(`ack${tableCount}P50Ms`, times.roundhouse.server.p50);
    summary.set(`ack${tableCount}P99Ms`, times.roundhouse.server.p99);
  }
  summary.set('cpuUs', roundhouse.cpuUs);
  summary.set('floorCpuUs', floor.cpuUs);
  summary.set('boardgameCpuUs', boardgame.cpuUs);
  summary.set('floors', roundhouse.cpuUs / floor.cpuUs);
  summary.set('boardgameFloors', boardgame.cpuUs / floor.cpuUs);
  for (const [part, share] of Object.entries(fast.profile)) {
    summary.set(`${part}Us`, share * roundhouse.mainCpuUs);
  }
  summary.set('bytes', roundhouse.bytesPerClient);
  summary.set('floorBytes', floor.bytesPerClient);
  summary.set('boardgameBytes', boardgame.bytesPerClient);
  summary.set('idleTables', idle.tableCount);
  summary.set('idleKib', idle.rssPerTable / KIB);
  summary.set('idleCpuPercent', 100 * idle.cpu);
  summary.set('restoreFirstMs', idle.restore.firstMs);
  summary.set('restoreAllMs', idle.restore.allMs);
  return Object.fromEntries([...summary].map(([key, value]) => [key, plain(value)]));
}

function plain(value: number): string {
  return short(value).replaceAll(',', '');
}
