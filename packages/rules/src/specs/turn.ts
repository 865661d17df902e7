import { choicesUnder } from './spec.ts';

const inTurn = choicesUnder('turn');

/** The options of a turn. */
export const TURN_SPECS = {
  mustPlay: inTurn('A playable tile', true, [
    [true, 'Must be played', 'If you can play, you must: no drawing and no passing.'],
  ]),
  drawRule: inTurn('Drawing', 'one', [
    ['one', 'One tile', 'If you cannot play, you draw one tile.'],
    ['untilPlayable', 'Until one fits', 'If you cannot play, you draw until a tile fits.'],
  ]),
  drawAllowance: inTurn('Draws in a turn', 'perPlay', [
    ['perPlay', 'Again after each tile', 'Each tile you lay renews your right to draw.'],
    ['perTurn', 'Once a turn', 'You draw at one point of your turn only.'],
  ]),
  drawnTile: inTurn('A drawn tile that fits', 'must', [
    ['must', 'Must be played', 'A drawn tile that fits must be played.'],
    ['may', 'May be kept', 'A drawn tile that fits may be kept; your marker goes up.'],
  ]),
  markerPlacement: inTurn('When a marker goes up', 'anyFailedTurn', [
    [
      'anyFailedTurn',
      'Every failed turn',
      'Your marker goes up after every turn that you could not finish.',
    ],
    [
      'emptyBoneyardOnly',
      'Nothing to draw, or no cover',
      'Your marker goes up if there was nothing to draw, or if you leave an owed cover.',
    ],
  ]),
  markerRemoval: inTurn('When a marker comes down', 'ownerPlaysOwnTrain', [
    [
      'ownerPlaysOwnTrain',
      'Owner plays there',
      'Your marker comes down when you play on your own train.',
    ],
    [
      'ownerPlaysAnywhere',
      'Owner plays anywhere',
      'Your marker comes down when you play anywhere.',
    ],
    [
      'anyonePlaysOnTrain',
      'Anybody plays there',
      'A marker comes down when anybody plays on that train.',
    ],
  ]),
} as const;
