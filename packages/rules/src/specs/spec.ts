/** Tiles dealt to each seat, by number of seats (2 to 12). A number that is missing is not offered. */
export type DealTable = { readonly [seatCount: number]: number };

/** How many tiles answer a double: one, or three that branch. */
export interface Branches {
  readonly personal: 1 | 3;
  readonly mexican: 1 | 3;
}

/** How many rounds a match has: one for each number of the set, or fewer. */
export type MatchRounds = 'full' | number;

/** The headings of the rulebook under which the options stand. */
export const OPTION_HEADINGS = ['match', 'opening', 'turn', 'doubles', 'ending'] as const;
/** One heading of the options table. */
export type OptionHeading = (typeof OPTION_HEADINGS)[number];

interface SpecBase {
  readonly heading: OptionHeading;
  /** What the option decides, in a few words for a form. */
  readonly title: string;
}

/** An option with a short list of values. */
export interface ChoiceSpec<V> extends SpecBase {
  readonly kind: 'choice';
  readonly initial: V;
  readonly values: readonly ChoiceValue<V>[];
}

/** One value of a choice: its label in a form, and the rule that it makes, as a sentence. */
export interface ChoiceValue<V> {
  readonly value: V;
  readonly label: string;
  readonly sentence: string;
}

/** The options that are not a plain list of values. */
export interface RoundsSpec extends SpecBase {
  readonly kind: 'rounds';
  readonly initial: MatchRounds;
}
/** The deal: tiles for each number of seats. */
export interface DealTableSpec extends SpecBase {
  readonly kind: 'dealTable';
  readonly initial: DealTable;
}
/** One or three branches on a double, for personal trains and for the Mexican train. */
export interface BranchesSpec extends SpecBase {
  readonly kind: 'branches';
  readonly initial: Branches;
}

type Atom = string | number | boolean | null;
type Choices<V> = readonly (readonly [value: V, label: string, sentence: string])[];

/** Makes the choices that stand under one heading. */
export function choicesUnder(heading: OptionHeading) {
  return <const V extends Atom>(
    title: string,
    initial: NoInfer<V>,
    choices: Choices<V>,
  ): ChoiceSpec<V> => {
    const values = choices.map(([value, label, sentence]) => ({ value, label, sentence }));
    return { kind: 'choice', heading, title, initial, values };
  };
}
