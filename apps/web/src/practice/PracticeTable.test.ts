import { fullSet, legalCommands, seatOf, tileOf, turnOf, type TileId } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import type { EventsMessage } from '@roundhouse/protocol';
import { seatView } from '../store/table/table.ts';
import { PracticeTable, type PracticeParts } from './PracticeTable.ts';
import type { LocalStep } from './localGame.ts';
import { OWN_SEAT, type PracticeSetup } from './practice.ts';

const ENGINE = tileOf(12, 12);
const SETUP: PracticeSetup = {
  preset: 'roundhouse',
  botCount: 3,
  level: 'porter',
  rounds: 2,
  name: 'Ana',
  pace: 'normal',
  hints: 'request',
};

/** A table whose bots move when they are told to, and whose chance repeats itself. */
function practise(parts: Partial<PracticeParts> = {}) {
  const bells: (() => void)[] = [];
  const kept: (readonly LocalStep[])[] = [];
  const setups: PracticeSetup[] = [];
  const waits: number[] = [];
  const over: string[] = [];
  let drawn = 7;
  const random = () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
  const table = new PracticeTable({
    setup: SETUP,
    steps: [],
    lottery: { below: (bound) => Math.floor(random() * bound) },
    random,
    after: (delayMs, run) => {
      waits.push(delayMs);
      bells.push(run);
      return () => void bells.splice(bells.indexOf(run) >>> 0, 1);
    },
    keep: (game) => {
      kept.push(game.steps);
      setups.push(game.setup);
    },
    onDone: () => void over.push('done'),
    ...parts,
  });
  const heard: EventsMessage[] = [];
  table.onEvents((message) => heard.push(message));
  return { table, bells, kept, setups, waits, heard, over };
}

type Practice = ReturnType<typeof practise>;

function shownBy({ table }: Pick<Practice, 'table'>) {
  const { value } = table.snapshot;
  if (value === null) throw new Error('a practice table always shows something');
  return value;
}

/** Plays the first legal command of one's own, or lets the bots play; false when nobody has a turn. */
async function playOn(practice: Practice): Promise<boolean> {
  const snapshot = shownBy(practice);
  const view = seatView(snapshot, OWN_SEAT);
  const [command] = view === null ? [] : legalCommands(view);
  if (command !== undefined) {
    const answer = await practice.table.command(snapshot.turn, command);
    if (answer.kind !== 'done') throw new Error('what is legal is done');
    return true;
  }
  const bell = practice.bells.shift();
  bell?.();
  return bell !== undefined;
}

async function playRound(practice: Practice): Promise<void> {
  while (shownBy(practice).phase === 'playing') expect(await playOn(practice)).toBe(true);
}

test('a match against bots is played to its end, round by round, with its scores', async () => {
  const practice = practise();
  await playRound(practice);
  expect(shownBy(practice)).toMatchObject({ phase: 'betweenRounds', match: { roundCount: 2 } });
  expect(shownBy(practice).lastResult).not.toBeNull();
  expect(await practice.table.seatRequest({ type: 'ready' })).toEqual({ kind: 'done' });
  await playRound(practice);
  const { phase, match } = shownBy(practice);
  expect(phase).toBe('over');
  expect([match?.over, match?.rounds.length, match?.facts.length]).toEqual([true, 2, 2]);
  expect(match?.sitters[1]).toEqual(['Ana', 'Casey', 'Mabel', 'Otis']);
});

test('messages are counted without a gap, also into another match', async () => {
  const practice = practise();
  const first = shownBy(practice).seq;
  await playOn(practice);
  await practice.table.host({ type: 'endMatch' });
  await practice.table.host({ type: 'rematch' });
  expect(shownBy(practice)).toMatchObject({ phase: 'playing', match: { rounds: [] } });
  const seqs = practice.heard.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => first + 1 + index));
  expect(shownBy(practice).seq).toBe(seqs.at(-1));
});

test('a refresh finds the game exactly where it was', async () => {
  const before = practise();
  for (let move = 0; move < 30; move += 1) await playOn(before);
  const after = practise({ steps: before.kept.at(-1) ?? [] });
  expect(shownBy(after)).toEqual(shownBy(before));
  expect(after.kept).toEqual([]);
  await playRound(after);
  expect(shownBy(after).phase).toBe('betweenRounds');
});

const NONSENSE: readonly (readonly [string, readonly LocalStep[]])[] = [
  ['a move before the deal', [{ type: 'move', seat: OWN_SEAT, command: { type: 'pass' } }]],
  ['a deal with few tiles', [{ type: 'deal', deck: fullSet(12).slice(0, 60), lot: 0 }]],
  [
    'a deal with one tile twice',
    [{ type: 'deal', deck: [...fullSet(12).slice(1), ENGINE], lot: 0 }],
  ],
  [
    'a deal with tiles that are none',
    [{ type: 'deal', deck: fullSet(12).map((tile) => (tile + 500) as TileId), lot: 0 }],
  ],
  ['a deal for a seat that is none', [{ type: 'deal', deck: fullSet(12), lot: 7 }]],
  [
    'a move from a seat that is none',
    [
      { type: 'deal', deck: fullSet(12), lot: 0 },
      { type: 'move', seat: seatOf(9), command: { type: 'pass' } },
    ],
  ],
  [
    'a challenge to a seat that is none',
    [
      { type: 'deal', deck: fullSet(12), lot: 0 },
      { type: 'move', seat: OWN_SEAT, command: { type: 'challenge', seat: seatOf(9) } },
    ],
  ],
];

test.each(NONSENSE)('a kept game that makes no sense is begun anew: %s', (_, steps) => {
  const { table, kept } = practise({ steps });
  expect(shownBy({ table }).phase).toBe('playing');
  expect(kept.at(-1)).toHaveLength(1);
});

test('the page is shown nothing that depends on what the bots hold', () => {
  const fair = fullSet(12);
  const shown = practise({ steps: [{ type: 'deal', deck: fair, lot: 0 }] });
  const view = shownBy(shown);
  const own = new Set<TileId>(view.hand?.tiles);
  const hidden = fair.flatMap((tile, index) => (own.has(tile) || tile === ENGINE ? [] : [index]));
  const mixed = [...fair];
  hidden.forEach((index, place) => {
    const tile = fair[hidden[hidden.length - 1 - place] ?? index];
    if (tile !== undefined) mixed[index] = tile;
  });
  const other = practise({ steps: [{ type: 'deal', deck: mixed, lot: 0 }] });
  expect(JSON.stringify(shownBy(other))).toBe(JSON.stringify(view));
});

test('a move of a turn that is over, or out of turn, is refused like at any table', async () => {
  const { table } = practise();
  const { turn, table: laid } = shownBy({ table });
  expect(await table.command(turn - 1, { type: 'pass' })).toEqual({
    kind: 'refused',
    refusal: { code: 'staleTurn', turn },
  });
  const isMine = laid !== null && turnOf(laid)?.seat === OWN_SEAT;
  const answer = await table.command(turn, isMine ? { type: 'decline' } : { type: 'draw' });
  expect(answer.kind).toBe('refused');
});

test('a table that is closed moves no bot any more', async () => {
  const practice = practise();
  while (practice.bells.length === 0) await playOn(practice);
  practice.table.close();
  expect(practice.bells).toEqual([]);
});

test('who wants other rules says so, and nobody else can be let in or out', async () => {
  const { table, over } = practise();
  await table.host({ type: 'toLobby' });
  expect(over).toEqual(['done']);
  expect((await table.host({ type: 'addBot' })).kind).toBe('refused');
  expect((await table.seatRequest({ type: 'leave' })).kind).toBe('refused');
});

test('pace and hints of a practice table may be changed in the middle of it, and are kept', async () => {
  const practice = practise();
  const wish = { pace: 'slow', hints: 'coach' } as const;
  expect(shownBy(practice).manners).toEqual({ pace: 'normal', hints: 'request' });
  expect(await practice.table.host({ type: 'setManners', ...wish })).toEqual({ kind: 'done' });
  expect(shownBy(practice).manners).toEqual(wish);
  expect(practice.setups.at(-1)).toEqual({ ...SETUP, ...wish });
  await playRound(practice);
  expect(Math.max(...practice.waits.slice(5))).toBeGreaterThan(1_980);
  expect(Math.max(...practice.waits)).toBeLessThanOrEqual(2_750);
});
