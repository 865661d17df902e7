import { reviewOf, type OwnMove } from '@roundhouse/bots';
import { invariant, legalPlays, seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../demo/FakeConnection.ts';
import { seatView } from '../store/table/table.ts';
import { reviewSentences } from './RoundReview.tsx';

const SPEAKER = { me: seatOf(0), names: ['Ana', 'Björn'] };

/** Every move that Ana could make in some moment of a round, each a decision. */
function moves(): readonly OwnMove[] {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
  return seeds.flatMap((seed) => {
    const { value } = fakeConnection({ names: ['Ana', 'Björn'], plays: 8, seed }).snapshot;
    const view = value && seatView(value, seatOf(0));
    invariant(view !== null, 'Ana has a hand');
    return legalPlays(view).map((command) => ({ view, command }));
  });
}

test('a round that the page did not see whole is not judged', () => {
  const said = reviewSentences({ moves: moves(), isWhole: false }, SPEAKER);
  expect(said).toEqual([expect.stringContaining('not there for the whole round')]);
});

test('a round without a choice says so', () => {
  expect(reviewSentences({ moves: [], isWhole: true }, SPEAKER)).toEqual([
    'In no turn was there a choice.',
  ]);
});

test('what is said agrees with the review, and names the noise', () => {
  const all = moves();
  const { decisions, alike, asGood, mistakes } = reviewOf(all);
  const said = reviewSentences({ moves: all, isWhole: true }, SPEAKER).join('\n');
  expect(decisions).toBeGreaterThan(1);
  expect(said).toContain(`You had a choice in ${decisions} turns.`);
  expect(said).toContain(`In ${alike} turns you chose the same play.`);
  expect(said).toContain(`In ${asGood} turns you chose another that was as good.`);
  expect(said).toContain('Up to 11 points');
  expect(said.includes('The dearest:')).toBe(mistakes.length > 0);
});

test('what never happened is not told', () => {
  const [first] = moves().filter((move) => reviewOf([move]).mistakes.length === 1);
  invariant(first !== undefined, 'some play gives something away');
  const said = reviewSentences({ moves: [first], isWhole: true }, SPEAKER).join('\n');
  expect(said).toContain('You had a choice in 1 turn.');
  expect(said).not.toContain('you chose');
  expect(said).not.toMatch(/ 0 /u);
});
