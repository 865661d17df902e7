import { seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection, type FakeTable } from '../demo/FakeConnection.ts';
import { shareText, type Told } from './shareText.ts';

function told(fake: Omit<FakeTable, 'names'>): Told {
  const names = ['Ana', 'Björn', 'Chidi', 'Dolores'];
  const snapshot = fakeConnection({ names, ...fake }).snapshot.value;
  const match = snapshot?.match;
  if (!snapshot || !match) throw new Error('there is a match');
  return { match, options: snapshot.options, names };
}

const MATCH = told({ phase: 'over', overrides: { matchRounds: 3 } });

test('a result begins with the winner and has everybody in it', () => {
  const { match } = MATCH;
  const [headline, ...lines] = shareText(MATCH).split('\n');
  const winner = MATCH.names[match.winners[0] ?? -1] ?? '';
  const best = Math.min(...match.totals);
  expect(headline).toBe(`🚂 Roundhouse: ${winner} wins the match!`);
  expect(lines[0]).toBe(`🥇 ${winner}, ${best} points`);
  for (const name of MATCH.names) expect(lines.slice(0, 4).join()).toContain(name);
});

test('a result tells a few facts, each in a line', () => {
  const [, facts] = shareText(MATCH).split('\n\n');
  expect(facts?.split('\n').length).toBeLessThanOrEqual(4);
  expect(facts).toMatch(/^Longest train: \d+ tiles \(.*, round \d\)$/mu);
});

test('nobody is "you" in a text that goes to others', () => {
  const won = { ...MATCH, match: { ...MATCH.match, winners: [seatOf(0)] } };
  expect(shareText(won)).toContain('Ana wins the match!');
  expect(shareText(won)).not.toMatch(/\byour?\b/iu);
});

test('a match of one round does not name it', () => {
  const one = told({ phase: 'over', overrides: { matchRounds: 1 } });
  expect(shareText(one)).not.toMatch(/round \d/iu);
});

test('a match that was broken off has no medals', () => {
  const early = told({ phase: 'betweenRounds', overrides: { matchRounds: 3 } });
  const words = shareText(early);
  expect(words).toContain('The match was ended early');
  expect(words).not.toContain('🥇');
  expect(words).toMatch(/^1st /mu);
});
