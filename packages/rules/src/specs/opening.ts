import { choicesUnder } from './spec.ts';

const inOpening = choicesUnder('opening');

/** The options of the opening turn. */
export const OPENING_SPECS = {
  openingTurn: inOpening('Opening turn', 'single', [
    ['single', 'A turn like any other', 'The first turn is a turn like any other.'],
    [
      'ownTrainFull',
      'A whole train',
      'In the first turn you may lay any number of tiles as one line on your own train.',
    ],
    ['ownTrainSingle', 'One tile, own train', 'The first turn is one tile on your own train only.'],
  ]),
  openingMayStopEarly: inOpening('Stopping an opening train', true, [
    [true, 'Whenever you like', 'You may stop your opening train although you could go on.'],
    [false, 'Only when stuck', 'Your opening train goes on as long as a tile fits.'],
  ]),
  openingNoStarter: inOpening('Opening without a starter', 'drawThenMark', [
    ['markNoDraw', 'Marker, no draw', 'Without a starter you put up your marker and draw nothing.'],
    [
      'drawThenMark',
      'Draw one',
      'Without a starter you draw one tile; if it is none, your marker goes up.',
    ],
    ['drawUntilStarter', 'Draw until one comes', 'Without a starter you draw until one comes.'],
  ]),
  openingDoubleEnd: inOpening('Opening train that ends on a double', 'immediate', [
    [
      'deferred',
      'Waits',
      'A double at the end of an opening train binds nobody before all have opened.',
    ],
    [
      'immediate',
      'Binds at once',
      'A double at the end of an opening train must be covered by the next seat.',
    ],
    [
      'forbidden',
      'Not while it can go on',
      'You may not stop on a double while you hold a tile that continues it.',
    ],
  ]),
  goOutInOpening: inOpening('Going out in the opening', 'immediate', [
    ['immediate', 'Ends the round', 'Going out with the opening train ends the round at once.'],
    [
      'finishOpeningRound',
      'Others still open',
      'When somebody goes out in the opening, every seat without a turn still gets one.',
    ],
  ]),
  mexicanTrainStart: inOpening('Starting the Mexican train', 'anyTurn', [
    ['anyTurn', 'Any turn', 'Anybody with a starter may start the Mexican train.'],
    [
      'afterOwnOpening',
      'Not in your first turn',
      'You may start the Mexican train once your opening turn is over.',
    ],
    [
      'afterOwnTrain',
      'After your own train',
      'You may start the Mexican train once your own train has a tile.',
    ],
    ['none', 'No Mexican train', 'There is no Mexican train.'],
  ]),
  requireOwnTrainFirst: inOpening('Own train first', false, [
    [false, 'No', 'You may play elsewhere before your own train has a tile.'],
    [true, 'Yes', 'Until your own train has a tile you may play nowhere else.'],
  ]),
  othersMayStartMarkedTrain: inOpening('Starting a marked train of another', true, [
    [true, 'Allowed', "Anybody may lay the first tile of another's marked train."],
    [false, 'Owner only', 'Only the owner lays the first tile of a train, marked or not.'],
  ]),
} as const;
