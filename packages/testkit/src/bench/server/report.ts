import { short } from '../budget.ts';
import type { CalmFigures } from './calmTables.ts';
import type { FastFigures } from './fastTables.ts';
import type { IdleFigures } from './idleTables.ts';
import { SUBJECTS, type SubjectName } from './subjectWish.ts';

const TITLES: Readonly<Record<SubjectName, string>> = {
  roundhouse: 'roundhouse',
  floor: 'bare ws',
  boardgame: 'boardgame.io',
};

/** What a move costs each server, and where the product's time goes. */
export function costLines(fast: FastFigures): readonly string[] {
  const { costs } = fast;
  const rows = SUBJECTS.map((name) => {
    const { moveCount, cpuUs, busy, bytesPerClient } = costs[name];
    return [
      `  ${TITLES[name].padEnd(14)} ${short(cpuUs).padStart(6)} us CPU`,
      `${short(cpuUs / costs.floor.cpuUs)} x bare ws`,
      `${short(bytesPerClient)} B a client`,
      `${short(moveCount)} moves`,
      `server ${Math.round(100 * busy)} % busy`,
    ].join(', ');
  });
  return ['', 'one move at a table of four, as fast as it goes:', ...rows, partsLine(fast)];
}

function partsLine({ costs, profile }: FastFigures): string {
  const { cpuUs, mainCpuUs } = costs.roundhouse;
  const parts = Object.entries(profile).map(
    ([part, share]) => `${part} ${short(share * mainCpuUs)}`,
  );
  return `  its parts, in us: ${parts.join(', ')}, other threads ${short(cpuUs - mainCpuUs)}`;
}

/** How long moves take at tables that play as people do. */
export function ackLines({ tableCount, times }: CalmFigures): readonly string[] {
  const rows = SUBJECTS.map((name) => {
    const { server, client } = times[name];
    return [
      `  ${TITLES[name].padEnd(14)} server p50 ${short(server.p50)} p99 ${short(server.p99)} ms`,
      `client p50 ${short(client.p50)} p99 ${short(client.p99)} ms`,
      `${short(server.count)} moves`,
    ].join(', ');
  });
  return ['', `${tableCount} tables at a human pace, from request to answer:`, ...rows];
}

/** What idle tables cost, and how soon they are back. */
export function idleLines({
  tableCount,
  rssPerTable,
  cpu,
  restore,
}: IdleFigures): readonly string[] {
  const memory = `${short(rssPerTable / 1_024)} KiB each`;
  const back = `after kill -9: first table in ${short(restore.firstMs)} ms, all in ${short(restore.allMs)} ms`;
  return ['', `${tableCount} idle tables: ${memory}, ${short(100 * cpu)} % of a core`, back];
}
