import { expect, test } from 'vitest';
import type { Thinker } from '@roundhouse/server';
import { legalCommands, type Command, type SeatView } from '@roundhouse/rules';
import { House, type OpenTable, quickThinker } from '@roundhouse/testkit/table';

const SHORT = { maxPip: 6, matchRounds: 1 } as const;
const BARON = { name: 'Ada', bots: 1, botLevel: 'baron', options: SHORT } as const;

/** Thinks of the last that the rules allow, as no other player would, and remembers it. */
function contrary(): { readonly thinker: Thinker; readonly thoughts: Command[] } {
  const thoughts: Command[] = [];
  const think = async (view: SeatView) => {
    const command = legalCommands(view).at(-1) ?? null;
    if (command !== null) thoughts.push(command);
    return command;
  };
  return { thinker: { ...quickThinker, think }, thoughts };
}

/** What the bot at the other seat has done, of what a table wrote down. */
async function movesOfBot({ journal }: House, { table }: OpenTable): Promise<readonly Command[]> {
  const history = await journal.read(table.code);
  return history.flatMap(({ fact }) =>
    fact.type === 'commandCarriedOut' && fact.seat === 1 ? [fact.command] : [],
  );
}

async function playedToTheEnd(house: House, wish: typeof BARON): Promise<OpenTable> {
  const table = await house.open({ ...wish, start: true });
  const ada = await table.host();
  while (table.phase === 'playing') {
    if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(1_000);
  }
  return table;
}

test('a Baron does what it has thought of while the others waited for it', async () => {
  const { thinker, thoughts } = contrary();
  const house = new House({ thinker });
  const table = await playedToTheEnd(house, BARON);
  expect(thoughts.length).toBeGreaterThan(0);
  expect(await movesOfBot(house, table)).toEqual(thoughts);
});

test('nobody waits for a thought that does not come', async () => {
  const house = new House({ thinker: { ...quickThinker, think: () => new Promise(() => {}) } });
  const table = await playedToTheEnd(house, BARON);
  expect((await movesOfBot(house, table)).length).toBeGreaterThan(0);
});
