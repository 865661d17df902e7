import {
  assertNever,
  dealSize,
  INITIAL_OPTIONS,
  OPTION_NAMES,
  OPTION_SPECS,
  plannedRounds,
  type OptionHeading,
  type OptionName,
  type RuleOptions,
} from '@roundhouse/rules';
import type { OptionWords } from '../../text/rulebook.ts';
import { text } from '../../text/text.ts';

/** Sentences of a rulebook under each of its headings. */
export type RuleSentences = { readonly [H in OptionHeading]: readonly string[] };

/** The rules that these options make, as sentences, for a table with this many players. */
export function ruleSentences(options: RuleOptions, seatCount: number): RuleSentences {
  const under = (heading: OptionHeading) =>
    OPTION_NAMES.filter((name) => OPTION_SPECS[name].heading === heading)
      .filter((name) => MATTERS[name]?.(options) ?? true)
      .map((name) => ruleSentence(name, options, seatCount))
      .filter((sentence) => sentence !== null);
  return {
    match: under('match'),
    opening: under('opening'),
    turn: under('turn'),
    doubles: under('doubles'),
    ending: under('ending'),
  };
}

/** The sentence of one option; null when it says nothing at this table. */
export function ruleSentence(
  name: OptionName,
  options: RuleOptions,
  seatCount: number,
): string | null {
  const spec = OPTION_SPECS[name];
  switch (spec.kind) {
    case 'choice': {
      const chosen = spec.values.find(({ value }) => value === options[name]);
      return chosen === undefined ? null : (choiceWords(name, chosen.value)?.[1] ?? null);
    }
    case 'rounds':
      return text.ruleSentence.rounds(plannedRounds(options));
    case 'dealTable': {
      const size = dealSize(options, seatCount);
      return size.ok ? text.ruleSentence.deal(size.value) : null;
    }
    case 'branches': {
      const { personal, mexican } = options.branches;
      return text.ruleSentence.branches(personal, mexican);
    }
    default:
      return assertNever(spec);
  }
}

/** Label and sentence of one value of a choice; undefined when it has no such value. */
export function choiceWords(
  name: OptionName,
  value: string | number | boolean | null,
): readonly [label: string, sentence: string] | undefined {
  const { values }: OptionWords = text.options[name];
  return values[String(value)];
}

type Matters = (options: RuleOptions) => boolean;

const withFullOpening: Matters = ({ openingTurn }) => openingTurn === 'ownTrainFull';
const withCalls: Matters = ({ lastTileCall }) => lastTileCall !== 'none';
const withOwedDoubles: Matters = ({ openDoubleObligation }) => openDoubleObligation !== 'none';

/** Options that decide nothing where another one is at rest. */
const MATTERS: { readonly [N in OptionName]?: Matters } = {
  // What holds for every round is said once.
  starterFirst: ({ starterFirst, starterNext }) =>
    starterFirst !== 'engineHolder' || starterNext !== 'engineHolder',
  engineHunt: ({ engineMode }) => engineMode === 'holderPlays',
  openingMayStopEarly: withFullOpening,
  openingDoubleEnd: withFullOpening,
  goOutInOpening: withFullOpening,
  openingNoStarter: ({ openingTurn }) => openingTurn !== 'single',
  coverOrder: withOwedDoubles,
  coversPerTurn: withOwedDoubles,
  callDeadline: withCalls,
  callEnforcement: withCalls,
  callPenalty: withCalls,
  callPenaltyEmpty: ({ callPenalty }) => callPenalty !== 'none',
  positiveBlocked: ({ scoring }) => scoring === 'winnerTakesPips',
  doubleBlankPoints: (options) => options.doubleBlankPoints !== INITIAL_OPTIONS.doubleBlankPoints,
  blankHalfPoints: (options) => options.blankHalfPoints !== INITIAL_OPTIONS.blankHalfPoints,
};
