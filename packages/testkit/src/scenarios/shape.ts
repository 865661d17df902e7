import { z } from 'zod';
import { PRESET_NAMES } from '@roundhouse/rules';

const name = z.string().min(1);
const pip = z.int().min(0).max(18);
const count = z.int().min(0);
const points = z.number();
const tiles = z.array(z.string());
const ends = z.record(name, z.union([pip, z.array(pip), z.null()]));

const given = z.strictObject({
  engine: pip.optional(),
  hands: z.record(name, tiles),
  boneyard: tiles.optional(),
  ends: ends.optional(),
  open: z
    .array(z.strictObject({ train: name, pip, need: count.optional(), by: name.optional() }))
    .optional(),
  marked: z.array(name).optional(),
  openingDone: z.union([z.enum(['all', 'none']), z.array(name)]).optional(),
  turn: name.optional(),
  skip: z.array(name).optional(),
  passes: count.optional(),
});

const expectation = z
  .strictObject({
    legal: z.array(z.string()).optional(),
    turn: name.nullable().optional(),
    marked: z.array(name).optional(),
    open: z.array(z.string()).optional(),
    ends: ends.optional(),
    count: z.record(name, count).optional(),
    bone: count.optional(),
    over: z.boolean().optional(),
    out: name.nullable().optional(),
    blocked: z.boolean().optional(),
    scores: z.record(name, points).optional(),
    call: z.record(name, z.enum(['none', 'due', 'made', 'missed'])).optional(),
  })
  .refine(saysSomething, 'expects nothing');

const step = z
  .strictObject({
    do: z.string().optional(),
    illegal: z.string().optional(),
    expect: expectation.optional(),
  })
  .refine(saysSomething, 'does nothing');

/** What every entry may carry for its readers. */
const notes = {
  id: z.union([z.string(), z.number()]).optional(),
  title: z.string().optional(),
  src: z.string().optional(),
  judgement: z.boolean().optional(),
  note: z.string().optional(),
};

/** A position and what happens from there. */
export const positionEntry = z.strictObject({
  ...notes,
  preset: z.enum(PRESET_NAMES),
  opts: z.record(z.string(), z.unknown()).optional(),
  given,
  steps: z.array(step).min(1),
});

/** Arithmetic; which kinds there are is said in calc.ts. */
export const calcEntry = z.strictObject({ ...notes, calc: z.record(z.string(), z.unknown()) });

/** A hunt for the engine before the first turn. */
export const huntEntry = z.strictObject({
  ...notes,
  hunt: z.strictObject({
    mode: z.enum(['inTurn', 'equalRounds']),
    engine: z.string(),
    hands: z.record(name, tiles),
    boneyard: tiles,
    from: name.optional(),
  }),
  result: z
    .strictObject({
      holder: name.optional(),
      hands: z.record(name, tiles).optional(),
      boneLeft: count.optional(),
      starter: name.optional(),
    })
    .refine(saysSomething, 'expects nothing'),
});

/** A whole match, given by the results of its rounds. */
export const matchEntry = z.strictObject({
  ...notes,
  match: z.strictObject({
    seats: z.array(name).min(2),
    maxPip: pip,
    matchRounds: z.union([z.literal('full'), z.int().min(1)]).optional(),
    starterFirst: name.optional(),
    starterNext: z.enum(['rotateClockwise', 'previousWinner', 'engineHolder']).optional(),
    winner: z.enum(['lowestTotal', 'highestTotal']).optional(),
    tieBreak: z.enum(['shared', 'mostRoundsWon', 'extraRound']).optional(),
    rounds: z.array(
      z.strictObject({
        scores: z.record(name, points),
        out: name.nullable().optional(),
        nextHolder: name.optional(),
      }),
    ),
  }),
  result: z
    .strictObject({
      engines: z.array(pip).optional(),
      starters: z.array(name).optional(),
      totals: z.record(name, points).optional(),
      over: z.boolean().optional(),
      winners: z.array(name).optional(),
    })
    .refine(saysSomething, 'expects nothing'),
});

function saysSomething(value: object): boolean {
  return Object.keys(value).length > 0;
}

/** A checked position entry. */
export type PositionEntry = z.infer<typeof positionEntry>;
/** What a step expects of the position reached. */
export type Expectation = z.infer<typeof expectation>;
/** A checked hunt. */
export type HuntEntry = z.infer<typeof huntEntry>;
/** A checked match. */
export type MatchEntry = z.infer<typeof matchEntry>;
