import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPTION_NAMES } from '@roundhouse/rules';
import { readPlan, type Plan } from './flags.ts';
import { BLIND, logTo } from './log.ts';
import { describeTally } from './report.ts';
import { simulate } from './simulate.ts';

function planOf(...args: readonly string[]): Plan {
  const plan = readPlan(args);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

describe('the command line of a simulation', () => {
  it('has a default for everything', () => {
    expect(planOf()).toMatchObject({
      preset: 'roundhouse',
      match: { seatCount: 4 },
      roundCount: 100,
      policy: 'random',
      log: null,
    });
  });

  it('takes a set and single options, words as they are', () => {
    const args = '--set 9 --option drawRule=untilPlayable --option doubleBlankPoints=50 --seats 3';
    const { match } = planOf(...args.split(' '), '--option', 'dealTable={"3":5}');
    expect(match.options).toMatchObject({
      maxPip: 9,
      drawRule: 'untilPlayable',
      dealTable: { 3: 5 },
      doubleBlankPoints: 50,
    });
  });

  it.each([
    [['--colour', 'red'], '--colour'],
    [['pagat'], 'pagat'],
    [['--preset', 'nobody'], '--preset nobody'],
    [['--rounds', 'many'], '--rounds many'],
    [['--rounds', '0'], '--rounds'],
    [['--policy', 'clever'], '--policy clever'],
    [['--option', 'drawRule'], 'drawRule'],
    [['--option', 'dealTable={'], 'dealTable'],
    [['--option', 'colour=1'], 'colour'],
    [['--option', 'drawRule=two'], 'drawRule'],
    [['--set', '7'], 'maxPip'],
    [['--option', 'callPenalty=drawOne'], 'callPenalty'],
    [['--option', 'branches={"personal":3,"mexican":1}'], 'branches'],
    [['--option', 'coverOrderBindsLayer=true'], 'coverOrderBindsLayer'],
    [['--option', 'matchRounds=14'], 'matchRounds'],
    [['--option', 'dealTable={"4":30}'], 'dealTable'],
    [['--seats', '11'], '11'],
  ])('refuses %j and says why', (args, word) => {
    expect(readPlan(args)).toEqual({ ok: false, error: expect.stringContaining(word) });
  });
});

describe('a simulation', () => {
  it('counts its rounds, one match after another', () => {
    const plan = planOf('--set', '6', '--option', 'matchRounds=2', '--rounds', '5');
    const tally = simulate(plan, BLIND);
    expect(tally).toMatchObject({ roundCount: 5, anomalies: [] });
    expect(tally.goneOutCount + tally.blockedCount).toBe(5);
    expect(describeTally(plan, tally, 1).join('\n')).toContain('rounds: 5');
  });

  it('is the same for the same seed, and another for another', () => {
    const played = (seed: string) => simulate(planOf('--rounds', '3', '--seed', seed), BLIND);
    expect(played('7')).toEqual(played('7'));
    expect(played('8')).not.toEqual(played('7'));
  });

  it('stops at an anomaly and tells the round', () => {
    const plan = planOf('--rounds', '5');
    const broken = () => {
      throw new Error('the table is wet');
    };
    const tally = simulate(plan, { ...BLIND, roundEnded: broken });
    expect(tally).toMatchObject({ roundCount: 1, anomalies: ['round 1: the table is wet'] });
  });
});

const Line = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('round'),
    preset: z.string(),
    options: z.record(z.string(), z.unknown()),
    engine: z.int(),
    seats: z.array(z.string()),
    starter: z.string(),
    hands: z.record(z.string(), z.array(z.string())),
    boneyard: z.array(z.string()),
  }),
  z.strictObject({
    type: z.literal('action'),
    seat: z.string(),
    legal: z.array(z.string()).optional(),
    do: z.string(),
  }),
  z.strictObject({
    type: z.literal('end'),
    out: z.string().nullable(),
    blocked: z.boolean(),
    scores: z.record(z.string(), z.number()),
  }),
]);

describe('the log of a simulation', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/roundhouse-sim-`);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function logged(...args: readonly string[]) {
    const plan = planOf(...args);
    simulate(plan, logTo(`${folder}/log.jsonl`, plan));
    const lines = readFileSync(`${folder}/log.jsonl`, 'utf8').trimEnd().split('\n');
    return lines.map((line) => Line.parse(JSON.parse(line)));
  }

  it('has a line for each deal, each command and each end', () => {
    const lines = logged('--preset', 'howTo', '--seats', '2', '--rounds', '2');
    const [first] = lines;
    expect(lines.filter(({ type }) => type === 'round')).toHaveLength(2);
    expect(lines.filter(({ type }) => type === 'end')).toHaveLength(2);
    expect(first).toMatchObject({ preset: 'howTo', engine: 12, seats: ['A', 'B'] });
    expect(first?.type === 'round' ? Object.keys(first.options) : []).toEqual(OPTION_NAMES);
  });

  it('lists what the seat could do, except beside calls and challenges', () => {
    const actions = logged('--preset', 'mtWindows', '--rounds', '30').filter(
      (line) => line.type === 'action',
    );
    const said = actions.filter((line) => /^(?:call|challenge:[A-L])$/u.test(line.do));
    const done = actions.filter((line) => !said.includes(line));
    expect(said.filter((line) => line.legal !== undefined)).toEqual([]);
    expect(done.filter((line) => line.legal?.includes(line.do) !== true)).toEqual([]);
    expect(new Set(said.map((line) => line.do.split(':')[0]))).toEqual(
      new Set(['call', 'challenge']),
    );
  });
});
