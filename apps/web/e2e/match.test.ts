import { expect } from '@playwright/test';
import type { Seat } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import { GRACE_MS, type TurnNow } from './House.ts';
import { expectNoLeak, findingsAs } from './leaks.ts';
import { expectNext, expectTurn, OFTEN, playerAt, tapMove, type Company } from './moves.ts';
import { scoreRows, scoresOn, type Scores } from './scores.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

const NAMES = ['Ana', 'Björn', 'Chidi', 'Zoë'] as const;
const ROUNDS = 3;

test('four phones play a match to its end while a laptop watches', async ({ house, invite }) => {
  test.setTimeout(240_000);
  const players = await Promise.all(NAMES.map((name) => invite(name, 'phone')));
  const watcher = await invite('Wanda', 'laptop');
  const code = await assemble(players, watcher);
  const company = { house, code, players };

  await playRound(company, { beforeMove: refreshOnce(company, 1) });
  await expectScores(company, watcher, 1);
  await beginNextRound(players);
  await playRound(company, { beforeMove: dropOnce(company, watcher, 2) });
  await expectScores(company, watcher, 2);
  await beginNextRound(players);
  await playRound(company);
  await expectScores(company, watcher, ROUNDS);

  for (const { page } of [...players, watcher]) {
    await expect(
      page.getByRole('heading', { name: /(win the match|wins the match|share the win)!$/u }),
    ).toBeVisible();
  }
  const seated = players.map((visitor, seat) => ({ visitor, seat: seat as Seat }));
  const figures = await expectNoLeak(house, code, [...seated, { visitor: watcher, seat: null }]);
  test.info().annotations.push({ type: 'leak check', description: JSON.stringify(figures) });
  expect(figures.sockets).toBe(players.length + 1 + 2); // one refreshed, one came back
  // The control: what a player was sent, the keys among it, would be a leak to anybody else.
  const parts = async (seat: number | null) => {
    const findings = await findingsAs(house, code, {
      visitor: playerAt(players, 0),
      seat: seat as Seat | null,
    });
    return [...new Set(findings.map(({ part }) => part))].toSorted();
  };
  expect(await parts(null)).toEqual(['message', 'secret', 'state']);
  expect(await parts(3)).toEqual(['message', 'secret', 'state']);
  expect([...players, watcher].flatMap(({ troubles }) => troubles)).toEqual([]);
});

/** Opens a table by taps; two come by the code, one by the link, one only watches. Says the code. */
async function assemble(players: readonly Visitor[], watcher: Visitor): Promise<string> {
  const [host, second, third, fourth] = [0, 1, 2, 3].map((seat) => playerAt(players, seat)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const code = await host.openTable();
  await chooseShortMatch(host);
  for (const guest of [second, third]) {
    await guest.goTo('/');
    await guest.page
      .getByLabel('Join a table')
      .fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
    await guest.press(guest.button('Join'));
    await guest.takeSeat();
  }
  const link = await host.page.getByLabel('Link to this table').inputValue();
  await fourth.goTo(link);
  await fourth.takeSeat();
  await watcher.goTo(link);
  await watcher.press(watcher.button('Just watch'));
  await expect(watcher.page.getByText(/^You are watching/u)).toBeVisible();
  for (const player of [host, second]) await player.passMyself();
  await host.press(host.button('Start the match'));
  return code;
}

async function chooseShortMatch({ page }: Visitor): Promise<void> {
  await page.getByText('All rule options').tap();
  await page.getByLabel('Tile set').selectOption('Double-six');
  await expect(page.getByText('Play with the double-six set of 28 tiles.')).toBeVisible();
  await page.getByRole('radio', { name: /^3 rounds/u }).check();
  await expect(page.getByText('The match has 3 rounds.')).toBeVisible();
}

/** Plays with taps until the round is over. */
async function playRound(
  company: Company,
  {
    beforeMove = async () => undefined,
  }: { readonly beforeMove?: (turn: TurnNow) => Promise<void> } = {},
): Promise<void> {
  await expect.poll(() => company.house.turnAt(company.code), OFTEN).not.toBeNull();
  for (
    let turn = company.house.turnAt(company.code);
    turn !== null;
    turn = company.house.turnAt(company.code)
  ) {
    await beforeMove(turn);
    if (playerAt(company.players, turn.seat).isHere) await tapMove(company, turn);
    await expectNext(company, turn);
  }
}

/** Has a player load the page again in the middle of a turn, a tile in the hand. */
function refreshOnce({ players }: Company, seat: number): (turn: TurnNow) => Promise<void> {
  let isDone = false;
  return async (turn) => {
    if (isDone || turn.seat !== seat) return;
    isDone = true;
    const player = playerAt(players, seat);
    await expectTurn(player, turn);
    const before = await player.tiles();
    await player.press(player.hand.first());
    await player.page.reload();
    await expect(player.page).toHaveTitle(/^● Your turn/u);
    await expect.poll(() => player.tiles(), OFTEN).toEqual(before);
  };
}

/** Has a player vanish at their first turn, and come back once a bot has played for them. */
function dropOnce(
  { house, players }: Company,
  watcher: Visitor,
  seat: number,
): (turn: TurnNow) => Promise<void> {
  const player = playerAt(players, seat);
  let isDropped = false;
  return async ({ seat: turnSeat }) => {
    if (turnSeat === seat && !isDropped) {
      isDropped = true;
      await player.vanish();
      await expect(watcher.lane(`${player.name}’s train`)).toContainText('away');
      house.clock.skip(GRACE_MS);
      await expect(watcher.lane(`${player.name}’s train`)).toContainText('a bot plays');
    } else if (isDropped && !player.isHere && turnSeat !== seat) {
      await player.goTo(new URL(playerAt(players, 0).page.url()).pathname);
      await expect(player.hand.first()).toBeVisible();
      await expect(watcher.lane(`${player.name}’s train`)).not.toContainText('a bot plays');
    }
  };
}

async function beginNextRound(players: readonly Visitor[]): Promise<void> {
  for (const player of players) await player.press(player.button('Next round'));
}

/** Expects the same scores on every screen, those of the server's books. */
async function expectScores(
  { house, code, players }: Company,
  watcher: Visitor,
  roundCount: number,
): Promise<void> {
  const rounds = scoresIn(house.factsOf(code));
  expect(rounds.length).toBe(roundCount);
  const names = players.map(({ name }) => name);
  const expected = scoreRows(names, rounds);
  for (const visitor of [...players, watcher]) {
    expect(await scoresOn(visitor), visitor.name).toEqual(expected);
  }
}

/** Points by round and seat, as the journal has them. */
function scoresIn(facts: readonly TableFact[]): Scores {
  const events = facts.flatMap((fact) => (fact.type === 'commandCarriedOut' ? fact.events : []));
  return events.flatMap((event) => (event.type === 'roundEnded' ? [event.result.scores] : []));
}
