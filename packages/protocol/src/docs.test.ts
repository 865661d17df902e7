import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOSE_CODES, DOOR_REFUSALS, JOIN_REFUSALS, JOIN_STATUSES } from './codes.ts';
import { NO_SUCH_TABLE, NO_SUCH_WAY, SERVER_STOPS, UNREADABLE } from './codes.ts';
import { EVENT_NUMBERS } from './eventCodec.ts';
import { HandState, RoundState, SeatState, TableState, TrainState } from './tableSchema.ts';
import { PROTOCOL_VERSION } from './version.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The fields of a schema in their order on the wire. */
function fieldsOf(state: { readonly toJSON: () => unknown } & object): readonly string[] {
  const metadata = (state.constructor as { [Symbol.metadata]?: Record<string, { name?: string }> })[
    Symbol.metadata
  ];
  return Object.values(metadata ?? {}).flatMap((field) => (field?.name ? [field.name] : []));
}

test('the page is about this version', () => {
  expect(PAGE).toContain(`Version: **${PROTOCOL_VERSION}**`);
  const joins = [...PAGE.matchAll(/version: (\d+)/gu)].map(([, version]) => Number(version));
  expect(joins).not.toEqual([]);
  expect(new Set(joins)).toEqual(new Set([PROTOCOL_VERSION]));
});

test('every field of the table has its row, in the order of the wire', () => {
  const fields = fieldsOf(new TableState());
  expect(fields.length).toBeGreaterThan(30);
  const section = PAGE.slice(PAGE.indexOf('Schema `TableState`'));
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(fields);
});

test.each([
  ['SeatState', new SeatState()],
  ['TrainState', new TrainState()],
  ['RoundState', new RoundState()],
  ['HandState', new HandState()],
] as const)('every field of %s is named in order', (name, state) => {
  const line = PAGE.split('\n').find((text) => text.startsWith(`\`${name}\`:`)) ?? '';
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, word]) => word);
  const fields = fieldsOf(state);
  expect(named.filter((word) => word !== undefined && fields.includes(word))).toEqual(fields);
});

test('every event has its row and its number', () => {
  for (const [number, event] of EVENT_NUMBERS.entries()) {
    expect(PAGE).toContain(`| ${number} | \`${event}\` |`);
  }
});

test('what Colyseus says by itself has its row, and so has what is said before there is a socket', () => {
  for (const code of [NO_SUCH_WAY, NO_SUCH_TABLE, SERVER_STOPS, UNREADABLE]) {
    expect(PAGE).toMatch(new RegExp(`^\\| ${code} \\|`, 'mu'));
  }
  const statuses = Object.entries(JOIN_STATUSES).toSorted(([, a], [, b]) => a - b);
  const row = [statuses.map(([, status]) => status), statuses.map(([name]) => `\`${name}\``)];
  expect(PAGE).toContain(`| ${row.map((cell) => cell.join(', ')).join(' | ')} |`);
});

test('every close code, every refused join and every refused request has its row', () => {
  for (const [name, code] of [CLOSE_CODES, JOIN_REFUSALS, DOOR_REFUSALS].flatMap(Object.entries)) {
    expect(PAGE).toContain(`| ${code} | \`${name}\` |`);
  }
});
