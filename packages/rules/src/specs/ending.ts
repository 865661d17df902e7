import { choicesUnder } from './spec.ts';

const atEnding = choicesUnder('ending');

/** The options of how rounds end and what they cost. */
export const ENDING_SPECS = {
  blockRule: atEnding('A blocked round', 'noLegalMove', [
    [
      'allPassed',
      'All have passed',
      'With an empty boneyard the round is over once all have passed in a row.',
    ],
    [
      'noLegalMove',
      'Nobody can play',
      'With an empty boneyard the round is over once all have passed and nobody can play.',
    ],
  ]),
  lastTileCall: atEnding('Announcing the last tile', 'none', [
    ['none', 'Not asked for', 'Nobody needs to announce a last tile.'],
    ['tap', 'Tap', 'Whoever ends a turn with one tile must tap the table.'],
    ['chooChoo', 'Choo-choo', 'Whoever ends a turn with one tile must say choo-choo.'],
  ]),
  callDeadline: atEnding('Announce until', 'nextPlayerPlays', [
    ['nextPlayerPlays', 'The next seat plays', 'You may announce until the next seat has played.'],
    [
      'nextPlayerEndsTurn',
      'The next turn ends',
      "You may announce until the next seat's turn is over.",
    ],
  ]),
  callEnforcement: atEnding('A forgotten announcement', 'challenge', [
    [
      'challenge',
      'Must be noticed',
      'A forgotten announcement counts only if another seat challenges it.',
    ],
    ['auto', 'Announced for you', 'The announcement is made for you.'],
    ['off', 'Has no effect', 'A forgotten announcement has no effect.'],
  ]),
  callPenalty: atEnding('Penalty for forgetting', 'none', [
    ['none', 'None', 'A forgotten announcement costs nothing.'],
    ['drawOne', 'Draw one', 'A forgotten announcement costs one tile.'],
    ['drawTwo', 'Draw two', 'A forgotten announcement costs two tiles.'],
  ]),
  callPenaltyEmpty: atEnding('Penalty with an empty boneyard', 'none', [
    ['none', 'None', 'With nothing to draw there is no penalty.'],
    ['skipNextTurn', 'Lose a turn', 'With nothing to draw you lose your next turn.'],
  ]),
  scoring: atEnding('Scoring', 'penaltyPips', [
    ['penaltyPips', 'Pips left count against you', 'Everybody adds the pips left in hand.'],
    ['winnerTakesPips', 'The winner takes them', "Whoever goes out takes everybody's pips."],
  ]),
  positiveBlocked: atEnding('Blocked round, winner takes pips', 'lowestTakes', [
    ['none', 'Nobody scores', 'In a blocked round nobody takes the pips.'],
    [
      'lowestTakes',
      'Lowest hand takes',
      'In a blocked round the lowest hand takes the pips of the others.',
    ],
  ]),
  doubleBlankPoints: atEnding('The double blank costs', null, [
    [null, 'Its pips', 'The double blank costs nothing of its own.'],
    [25, '25 points', 'The double blank costs 25 points.'],
    [50, '50 points', 'The double blank costs 50 points.'],
  ]),
  blankHalfPoints: atEnding('A blank half costs', 0, [
    [0, 'Nothing', 'A blank half costs nothing.'],
    [25, '25 points', 'Each blank half costs 25 points.'],
  ]),
} as const;
