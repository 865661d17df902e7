import { assertNever, type OptionError, type Refusal } from '@roundhouse/rules';

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

/** A fault in words, as a part of a sentence. */
export function describeFault(fault: MatchFault): string {
  if (!('round' in fault)) return reasonOf(fault);
  const command = 'command' in fault ? `, command ${fault.command}` : '';
  return `round ${fault.round}${command}: ${reasonOf(fault)}`;
}

function reasonOf(fault: MatchFault): string {
  switch (fault.code) {
    case 'notJson':
      return 'it is no JSON';
    case 'notAMatch':
      return 'it is not the file of a match';
    case 'tooNew':
      return `version ${fault.version} was written by a newer Roundhouse`;
    case 'badShape':
      return `something else is expected at ${fault.path || 'the top'}`;
    case 'badOptions':
      return `the options make no game (${fault.error.code})`;
    case 'namesAlike':
      return 'two players have one name';
    case 'optionsIncomplete':
      return 'the options are not complete';
    case 'roundAfterEnd':
      return 'the match was over before it';
    case 'roundUnfinished':
      return 'it is not finished, and others follow';
    case 'dealDiffers':
      return 'the deal is not the one of its seed';
    case 'commandUnreadable':
      return 'it cannot be read';
    case 'commandRefused':
      return `it is against the rules (${fault.refusal.code})`;
    case 'commandAfterEnd':
      return 'the round was over before it';
    case 'eventsDiffer':
      return 'by the rules something else happens';
    case 'endDiffers':
      return 'by the rules it ends elsewhere';
    case 'scoresDiffer':
      return 'the scores differ';
    case 'totalsDiffer':
      return 'the totals differ';
    case 'standingsDiffer':
      return 'the standings are not those of the rounds';
    default:
      return assertNever(fault);
  }
}
