import { readFileSync } from 'node:fs';
import { MOST_BODY_BYTES, MOST_MESSAGE_BYTES } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from './config.ts';
import { paceBelow } from './limits/Pace.ts';
import { MOST_OWED_BYTES } from './transport/owed.ts';

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
    table.askedHostMs,
    table.nextRoundMs,
    table.sleepMs,
    table.retentionMs,
  ]);
  expect(table.lobbyForgetMs).toBe(table.sleepMs); // one row tells of both
});

test('every limit that is set in one place is on the page', () => {
  const { limits, maxMessagesPerSecond } = DEFAULT_CONFIG;
  const pace = paceBelow(maxMessagesPerSecond);
  const kib = (bytes: number) => `${bytes / 1_024} KiB`;
  expect(Object.fromEntries(rowsUnder('Limits'))).toMatchObject({
    'messages of a connection': expect.stringContaining(
      `${pace?.burst} at once, then ${pace?.perSecond} a second`,
    ),
    'size of a message': kib(MOST_MESSAGE_BYTES),
    'body of a request': kib(MOST_BODY_BYTES),
    'bytes that a client has not read': kib(MOST_OWED_BYTES),
    'tables that an address opens in an hour': `${limits.tablesPerHour}`,
    'wrong codes and keys of an address in ten minutes': `${limits.failuresPerAddress}`,
    'wrong codes and keys of everybody in a minute': `${limits.failuresOfAll}`,
    'WebSockets of an address': `${limits.socketsPerAddress}`,
    'WebSockets of everybody': limits.socketsOfAll.toLocaleString('en'),
    'TCP connections of an address': `${limits.connectionsPerAddress}`,
  });
});
