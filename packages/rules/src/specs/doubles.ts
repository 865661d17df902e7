import { choicesUnder, type BranchesSpec } from './spec.ts';

const onDoubles = choicesUnder('doubles');

/** The options of doubles. */
export const DOUBLES_SPECS = {
  extraTileTarget: onDoubles('The extra tile after a double', 'anyLegal', [
    [
      'anyLegal',
      'Anywhere legal',
      'After a double you play once more, on any train that is open to you.',
    ],
    ['openDoubleOnly', 'On the double', 'After a double you play once more, on that double only.'],
    [
      'coverFirstElseAny',
      'On the double if you can',
      'After a double you play once more: on the double if you can, else anywhere.',
    ],
    [
      'puremcoChain',
      'Several: first double, Mexican or eligible',
      'After a double you play once more. After several, close on the first of them, on the Mexican train, or on a train that does not end in a double.',
    ],
  ]),
  doubleChain: onDoubles('Doubles in one turn', 'unlimited', [
    ['unlimited', 'As many as you can', 'You may lay as many doubles in a turn as you can.'],
    ['single', 'One', 'You may lay one double in a turn.'],
    [
      'twoIfThirdTileCovers',
      'Two, with a cover in hand',
      'You may lay a second double only with a third tile in hand that covers one of the two.',
    ],
  ]),
  openDoubleObligation: onDoubles('Who must cover an open double', 'everyone', [
    [
      'everyone',
      'Everyone',
      'While a double is open, whoever is next must cover it and may play nowhere else.',
    ],
    ['layerOnly', 'Its layer', 'Only the seat that laid an open double must cover it.'],
    ['none', 'Nobody', 'Nobody must cover an open double.'],
  ]),
  coverOrder: onDoubles('Several open doubles', 'playedOrder', [
    [
      'playedOrder',
      'In the order laid',
      'Several open doubles are covered in the order in which they were laid.',
    ],
    ['any', 'Any first', 'Several open doubles are covered in any order.'],
    ['reverse', 'Last first', 'Several open doubles are covered in reverse order.'],
  ]),
  coverOrderBindsLayer: onDoubles("The layer's own closing tile", false, [
    [false, 'Any of them', 'In the same turn the layer may cover any of the doubles just laid.'],
    [
      true,
      'The first of them',
      'In the same turn the layer may cover only the first of the doubles just laid.',
    ],
  ]),
  coversPerTurn: onDoubles('Covers in one turn', 'one', [
    ['one', 'One', 'A cover ends your turn.'],
    ['all', 'All that are owed', 'After a cover you go on with the next open double.'],
  ]),
  exhaustedSuit: onDoubles('A double whose number has run out', 'none', [
    [
      'none',
      'Still blocks',
      'An open double blocks even when all tiles of its number are on the table.',
    ],
    [
      'releaseBlock',
      'Blocks no more',
      'An open double blocks no more once all tiles of its number are on the table.',
    ],
    [
      'waiveExtraAndRelease',
      'No extra, no block',
      'Once all tiles of its number are on the table a double asks for no extra tile and blocks nobody.',
    ],
  ]),
  lastTileDouble: onDoubles('A double as last tile', 'goesOut', [
    ['goesOut', 'Goes out', 'You may go out with a double; it needs no cover.'],
    ['mustCover', 'Must be covered', 'A double as last tile must still be covered, so you draw.'],
  ]),
  branches: {
    kind: 'branches',
    heading: 'doubles',
    title: 'Tiles that answer a double',
    initial: { personal: 1, mexican: 1 },
  } satisfies BranchesSpec as BranchesSpec,
} as const;
