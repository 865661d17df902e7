import { expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { DEFAULT_CONFIG } from '@roundhouse/server';
import { House, seededSeeds, quickThinker } from '@roundhouse/testkit/table';
import { fairDealer } from '../play/dealing.ts';
import { coverAbsentPlayer, startNextRound } from './ownMoves.ts';
import { restore } from '../record/restore.ts';
import { TableCore } from '../play/tableCore.ts';

const SHORT = { maxPip: 6, matchRounds: 2 } as const;

/** A table as its journal has it; nobody is there. */
async function coreOf({ journal, clock }: House, code: Parameters<typeof restore>[1]) {
  const restored = await restore(journal, code);
  if (!restored.ok) throw new Error(restored.error.code);
  const { table: config } = DEFAULT_CONFIG;
  const seeds = seededSeeds('a core');
  const deps = { journal, clock, config, seeds, dealer: fairDealer, thinker: quickThinker };
  return new TableCore(deps, restored.value);
}

test('a chime for another turn covers nobody', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  while (table.turnSeat !== ada.seat) await house.clock.advance(BOT_DELAY_MS);
  const core = await coreOf(house, table.table.code);
  const { data, attendance } = core;
  await coverAbsentPlayer(core, `${data.turn - 1} ${ada.seat}`);
  expect(attendance.presenceOf(data, ada.seat)).toBe('away');
  await coverAbsentPlayer(core, `${data.turn} ${ada.seat}`);
  expect(attendance.presenceOf(data, ada.seat)).toBe('covered');
});

test('a chime for a round that is long over begins none', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  const table = await house.open({ name: 'Ada', bots: 1, options: SHORT, start: true });
  const ada = await table.host();
  while (table.phase === 'playing') {
    if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(0);
  }
  const core = await coreOf(house, table.table.code);
  await startNextRound(core, `${core.data.seq - 1}`);
  expect(core.data.stage.phase).toBe('betweenRounds');
  await startNextRound(core, `${core.data.seq}`);
  expect(core.data.stage.phase).toBe('playing');
});
