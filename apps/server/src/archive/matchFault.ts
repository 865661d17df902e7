import type { OptionError, Refusal } from '@roundhouse/rules';

/** Where in a match something is wrong; rounds count from 1, and so do the commands of each. */
interface Place {
  readonly round: number;
}

interface CommandPlace extends Place {
  readonly command: number;
}

/** What is wrong with the file of a match. */
export type MatchFault =
  | { readonly code: 'notJson' }
  | { readonly code: 'notAMatch' }
  | { readonly code: 'tooNew'; readonly version: number }
  /** `path` names the place, as in `rounds.2.seed`; empty for the whole. */
  | { readonly code: 'badShape'; readonly path: string }
  | { readonly code: 'badOptions'; readonly error: OptionError }
  /** Two players whom nobody could tell apart. */
  | { readonly code: 'namesAlike' }
  /** Some option has no value, or none that the rules would have settled on. */
  | { readonly code: 'optionsIncomplete' }
  | ({ readonly code: 'roundAfterEnd' } & Place)
  /** Only the last round may be without a result. */
  | ({ readonly code: 'roundUnfinished' } & Place)
  /** The deal is not what its seed gives. */
  | ({ readonly code: 'dealDiffers' } & Place)
  | ({ readonly code: 'commandUnreadable' } & CommandPlace)
  | ({ readonly code: 'commandRefused'; readonly refusal: Refusal } & CommandPlace)
  | ({ readonly code: 'commandAfterEnd' } & CommandPlace)
  | ({ readonly code: 'eventsDiffer' } & CommandPlace)
  /** The round has a result and is not over, or the other way round. */
  | ({ readonly code: 'endDiffers' } & Place)
  | ({ readonly code: 'scoresDiffer' } & Place)
  | ({ readonly code: 'totalsDiffer' } & Place)
  | { readonly code: 'standingsDiffer' };

type Detailed = 'tooNew' | 'badShape' | 'badOptions' | 'commandRefused';

/** Those of which there is nothing more to say. */
const PLAIN: Readonly<Record<Exclude<MatchFault['code'], Detailed>, string>> = {
  notJson: 'it is no JSON',
  notAMatch: 'it is not the file of a match',
  namesAlike: 'two players have one name',
  optionsIncomplete: 'the options are not complete',
  roundAfterEnd: 'the match was over before it',
  roundUnfinished: 'it is not finished, and others follow',
  dealDiffers: 'the deal is not the one of its seed',
  commandUnreadable: 'it cannot be read',
  commandAfterEnd: 'the round was over before it',
  eventsDiffer: 'by the rules something else happens',
  endDiffers: 'by the rules it ends elsewhere',
  scoresDiffer: 'the scores differ',
  totalsDiffer: 'the totals differ',
  standingsDiffer: 'the standings are not those of the rounds',
};

/** A fault in words, as a part of a sentence. */
export function describeFault(fault: MatchFault): string {
  if (!('round' in fault)) return reasonOf(fault);
  const command = 'command' in fault ? `, command ${fault.command}` : '';
  return `round ${fault.round}${command}: ${reasonOf(fault)}`;
}

function reasonOf(fault: MatchFault): string {
  if (fault.code === 'tooNew') return `version ${fault.version} was written by a newer Roundhouse`;
  if (fault.code === 'badShape') {
    return `something else is expected at ${fault.path || 'the top'}`;
  }
  if (fault.code === 'badOptions') return `the options make no game (${fault.error.code})`;
  if (fault.code === 'commandRefused') return `it is against the rules (${fault.refusal.code})`;
  return PLAIN[fault.code];
}
