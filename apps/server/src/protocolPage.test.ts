import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from './config.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, each with its first two cells. */
function rowsUnder(heading: string): readonly (readonly [string, string])[] {
  const [, after = ''] = PAGE.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \|/gmu)].slice(1);
  return rows.map(([, first = '', second = '']) => [first, second]);
}

const UNITS_MS = { s: 1_000, minutes: 60_000, days: 24 * 60 * 60_000 } as const;

function waitMs(words: string): number {
  const [, count = '', unit = ''] = /^([\d.]+) (s|minutes|days)\b/u.exec(words) ?? [];
  return Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
}

test('what happens by itself happens after as long as the page says', () => {
  const { table } = DEFAULT_CONFIG;
  expect(rowsUnder('What happens by itself').map(([after]) => waitMs(after))).toEqual([
    table.botDelayMs,
    table.graceMs,
    table.hostGraceMs,
    table.nextRoundMs,
    table.sleepMs,
    table.retentionMs,
  ]);
  expect(table.lobbyForgetMs).toBe(table.sleepMs); // one row tells of both
});
