import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { TableFact } from '@roundhouse/server';
import type { House } from './House.ts';
import { expectNext, OFTEN, tapMove } from './moves.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

const ROUNDS = 2;
const PICTURE = { width: 1200, height: 630 };

test('a short match ends with a podium, its totals, its facts and a result to share', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const ana = await invite('Ana', 'laptop');
  const options = { maxPip: 6, matchRounds: ROUNDS };
  const wish = { name: 'Ana', options, seats: 4, bots: 3, start: true };
  const opened = await house.openTable(wish);
  const company = { house, code: opened.code, players: [ana] };
  await ana.sitDown(opened);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect.poll(() => house.turnAt(opened.code), OFTEN).not.toBeNull();
    for (let turn = house.turnAt(opened.code); turn !== null; turn = house.turnAt(opened.code)) {
      if (turn.seat === 0) await tapMove(company, turn);
      await expectNext(company, turn);
    }
    if (round < ROUNDS) await leaveRound(ana, round);
  }

  const heading = ana.page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/(win the match|wins the match|share the win)!$/u);
  await expect(heading).toBeFocused();
  const totals = totalsOf(house, opened.code);
  await expectPodium(ana, totals.at(-1) ?? []);
  await expectChart(ana, totals);
  const facts = await factsOn(ana);
  expect(facts.length).toBeGreaterThan(2);
  await expectText(ana);
  await expectPicture(ana);

  const wanda = await invite('Wanda', 'phone');
  await wanda.goTo(`/t/${opened.code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.button('Go home')).toBeVisible();
  // Nobody is "you" to somebody who watches.
  expect(await factsOn(wanda)).toEqual(
    facts.map((fact) =>
      fact
        .replace(/\bYou\b/u, 'Ana')
        .replace('Your train', 'Ana’s train')
        .replace('your train', 'Ana’s train'),
    ),
  );
  await ana.page.reload();
  await expect(ana.button('Rematch')).toBeVisible();
  expect(await factsOn(ana)).toEqual(facts);
  expect([...ana.troubles, ...wanda.troubles]).toEqual([]);
});

/** Between two rounds: the heading has the focus, and the news are said. */
async function leaveRound(visitor: Visitor, round: number): Promise<void> {
  const { page } = visitor;
  const heading = page.getByRole('heading', { name: `Round ${round} of ${ROUNDS} is over` });
  await expect(heading).toBeFocused();
  const news = page.getByRole('status').filter({ hasText: /leads? with \d+ points?\./u });
  await expect(news).toHaveText(/You are (1st|2nd|3rd|4th) with/u);
  await visitor.press(visitor.button('Next round'));
}

/** Totals by seat before the first round and after each, as the journal has them. */
function totalsOf(house: House, code: string): readonly (readonly number[])[] {
  const events = house
    .factsOf(code)
    .flatMap((fact: TableFact) => (fact.type === 'commandCarriedOut' ? fact.events : []));
  const totals: (readonly number[])[] = [];
  for (const event of events) {
    if (event.type !== 'roundEnded') continue;
    const before = totals.at(-1) ?? [];
    totals.push(event.result.scores.map((score, seat) => (before[seat] ?? 0) + score));
  }
  return totals;
}

async function expectPodium({ page }: Visitor, totals: readonly number[]): Promise<void> {
  const best = totals.toSorted((a, b) => a - b)[0] ?? 0;
  const first = page.getByRole('list', { name: 'Podium' }).getByRole('listitem').first();
  await expect(first).toContainText('1st');
  await expect(first).toContainText(`${best} point`);
}

/** The totals as a table: the same as the lines, for ears. */
async function expectChart(
  { page }: Visitor,
  totals: readonly (readonly number[])[],
): Promise<void> {
  const table = page.getByRole('table', { name: 'Totals, round by round' });
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].slice(1).map((cell) => Number(cell.textContent))),
    );
  expect(rows).toEqual((totals[0] ?? []).map((_, seat) => totals.map((row) => row[seat])));
}

/** What is worth telling, a line for each card. */
async function factsOn({ page }: Visitor): Promise<readonly string[]> {
  const cards = page.getByRole('region', { name: 'Worth telling' }).locator('dl > div');
  await expect(cards.first()).toBeVisible();
  return cards.evaluateAll((found) =>
    found.map((card) => [...card.children].map((one) => one.textContent).join(' | ')),
  );
}

/** On plain http nothing may be copied but what is selected. */
async function expectText(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.button('Copy as text'));
  const field = visitor.page.getByRole('textbox', { name: 'The result as text' });
  await expect(field).toHaveValue(/^🚂 Roundhouse: .*\n🥇 .*, \d+ points?\n/u);
  const selected = () =>
    field.evaluate((one: HTMLTextAreaElement) => one.selectionEnd - one.selectionStart);
  expect(await selected()).toBe((await field.inputValue()).length);
  await expect(
    visitor.page.getByText(/^(Copied\.|Copy the text from the field\.)$/u),
  ).toBeVisible();
}

async function expectPicture(visitor: Visitor): Promise<void> {
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.press(visitor.button('Save as picture')),
  ]);
  expect(download.suggestedFilename()).toBe('roundhouse-result.png');
  const bytes = await readFile(await download.path());
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(PICTURE);
  expect(bytes.length).toBeGreaterThan(20_000);
}
