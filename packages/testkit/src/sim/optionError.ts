import { assertNever, type OptionError } from '@roundhouse/rules';

/** Why a set of options is refused, in a sentence that names the option. */
export function describeOptionError(error: OptionError): string {
  switch (error.code) {
    case 'unknownOption':
      return `${error.option} is no option`;
    case 'badOptionValue':
      return `${error.option} has no such value`;
    case 'branchesNeedCover':
      return 'branches with a 3 need extraTileTarget openDoubleOnly';
    case 'penaltyNeedsCall':
      return 'callPenalty needs a lastTileCall';
    case 'thirdTileConflict':
      return `doubleChain twoIfThirdTileCovers does not go with this ${error.option}`;
    case 'tooManyRounds':
      return `matchRounds is ${error.most} at most with this set`;
    case 'seatCountNotOffered':
      return `dealTable offers ${error.offered.join(', ')} seats, not ${error.seatCount}`;
    case 'notEnoughTiles':
      return `dealTable gives ${error.seatCount} seats ${error.tiles} tiles each, more than the set has`;
    default:
      return assertNever(error);
  }
}
