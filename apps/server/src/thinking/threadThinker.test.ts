import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  invariant,
  newMatch,
  presetOptions,
  refusalOf,
  turnOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { dealRound, diceFrom } from '@roundhouse/rules/testing';
import { silentLog } from '@roundhouse/testkit/table';
import { emptyFolder } from '../store/testing/folders.ts';
import { threadThinker } from './threadThinker.ts';

const lines: unknown[] = [];
const thinker = threadThinker(silentLog(lines));
afterAll(() => thinker.close());

/** What the first seat of a round sees. */
function firstView(seed: number): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'it is a game');
  const match = newMatch(options.value, 4);
  invariant(match.ok, 'it is for four');
  const { round } = dealRound(match.value, diceFrom(seed));
  const turn = turnOf(round.table);
  invariant(turn !== null, 'somebody begins');
  return viewFor(round, turn.seat);
}

test('another thread thinks about several tables at once, and the tables go on meanwhile', async () => {
  const views = [1, 2, 3, 4].map(firstView);
  let turnsOfTheLoop = 0;
  const timer = setInterval(() => (turnsOfTheLoop += 1), 1);
  const commands = await Promise.all(views.map((view, seed) => thinker.think(view, seed)));
  clearInterval(timer);
  const objections = views.map((view, index) => {
    const command = commands[index] ?? null;
    return command === null ? 'nothing' : refusalOf(view, command);
  });
  expect(objections).toEqual([null, null, null, null]);
  expect(turnsOfTheLoop).toBeGreaterThan(10);
  expect(lines).toEqual([]);
});

test('nothing comes of what cannot be thought about, and it is logged; the next is', async () => {
  const view = firstView(5);
  const nobody = JSON.parse('{}') as SeatView;
  expect(await thinker.think(nobody, 1)).toBeNull();
  expect(lines).toHaveLength(1);
  expect(await thinker.think(view, 1)).not.toBeNull();
});

/** Address of a module that thinks like this. */
function moduleOf(body: string): string {
  const path = join(emptyFolder(), 'odd.mjs');
  writeFileSync(path, `export function thoughtThrough() { ${body} }`);
  return pathToFileURL(path).href;
}

const ODD_THREADS = [
  ['never ends', 'for (;;);', 'nothing came of thinking'],
  [
    'wants what the rules forbid',
    `return { type: 'decline' };`,
    'a thread thought of what the rules forbid',
  ],
] as const;

test.each(ODD_THREADS)('nothing comes of a thought that %s', async (_, body, said) => {
  const module = moduleOf(body);
  const heard: unknown[] = [];
  const odd = threadThinker(silentLog(heard), { module, patienceMs: 1_000 });
  onTestFinished(() => odd.close());
  expect(await odd.think(firstView(6), 1)).toBeNull();
  expect(JSON.stringify(heard)).toContain(said);
});

test('a thinker is closed in the middle of a thought without a word', async () => {
  const heard: unknown[] = [];
  const module = moduleOf('for (;;);');
  const odd = threadThinker(silentLog(heard), { module, patienceMs: 60_000 });
  const thought = odd.think(firstView(7), 1);
  await odd.close();
  expect([await thought, heard]).toEqual([null, []]);
});
