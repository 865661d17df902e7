import { MATCH_SPECS } from './specs/match.ts';
import { OPENING_SPECS } from './specs/opening.ts';
import { TURN_SPECS } from './specs/turn.ts';
import { DOUBLES_SPECS } from './specs/doubles.ts';
import { ENDING_SPECS } from './specs/ending.ts';

export { OPTION_HEADINGS } from './specs/spec.ts';
export type {
  DealTable,
  Branches,
  MatchRounds,
  OptionHeading,
  ChoiceSpec,
  ChoiceValue,
  RoundsSpec,
  DealTableSpec,
  BranchesSpec,
} from './specs/spec.ts';

/**
 * The one table of rule options. The option type, the check of what comes over the wire, the form
 * in the lobby, the table in docs/rules.md and the test matrix are all made from it.
 * Each option is read in exactly one file of `rulebook/`.
 */
export const OPTION_SPECS = {
  ...MATCH_SPECS,
  ...OPENING_SPECS,
  ...TURN_SPECS,
  ...DOUBLES_SPECS,
  ...ENDING_SPECS,
} as const;
