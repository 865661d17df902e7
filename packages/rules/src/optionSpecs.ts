import type { Pip } from './tile.ts';

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
function choicesUnder(heading: OptionHeading) {
  return <const V extends Atom>(
    title: string,
    initial: NoInfer<V>,
    choices: Choices<V>,
  ): ChoiceSpec<V> => {
    const values = choices.map(([value, label, sentence]) => ({ value, label, sentence }));
    return { kind: 'choice', heading, title, initial, values };
  };
}

const inMatch = choicesUnder('match');
const inOpening = choicesUnder('opening');
const inTurn = choicesUnder('turn');
const onDoubles = choicesUnder('doubles');
const atEnding = choicesUnder('ending');

const PAGAT_DEAL: DealTable = { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8 };

/**
 * The one table of rule options. The option type, the check of what comes over the wire, the form
 * in the lobby, the table in docs/rules.md and the test matrix are all made from it.
 * Each option is read in exactly one file of `rulebook/`.
 */
export const OPTION_SPECS = {
  maxPip: inMatch<Pip>('Tile set', 12, [
    [6, 'Double-six', 'Play with the double-six set of 28 tiles.'],
    [9, 'Double-nine', 'Play with the double-nine set of 55 tiles.'],
    [12, 'Double-twelve', 'Play with the double-twelve set of 91 tiles.'],
    [15, 'Double-fifteen', 'Play with the double-fifteen set of 136 tiles.'],
    [18, 'Double-eighteen', 'Play with the double-eighteen set of 190 tiles.'],
  ]),
  dealTable: {
    kind: 'dealTable',
    heading: 'match',
    title: 'Tiles in a hand',
    initial: PAGAT_DEAL,
  } satisfies DealTableSpec as DealTableSpec,
  engineMode: inMatch('How the engine is found', 'setAside', [
    ['setAside', 'Set aside', 'The engine is taken out of the set before the deal.'],
    [
      'holderPlays',
      'Its holder lays it',
      'The engine is dealt with the other tiles; whoever holds it lays it and leads. If nobody does, the seats draw until it appears.',
    ],
    [
      'highestDoubleHeld',
      'Highest double in a hand',
      'The highest double in any hand is the engine; its holder lays it and leads.',
    ],
  ]),
  engineHunt: inMatch('Hunting the engine', 'inTurn', [
    ['inTurn', 'One seat after another', 'Seats draw one tile each in turn until one finds it.'],
    ['equalRounds', 'All together', 'Every seat draws one tile, then all look; and so on.'],
  ]),
  engineOrder: inMatch('Order of engines', 'descending', [
    ['descending', 'Highest first', 'The engine is one number lower in each round.'],
  ]),
  starterFirst: inMatch('Who leads the first round', 'random', [
    ['engineHolder', 'Holder of the engine', 'Whoever lays the engine leads the first round.'],
    ['random', 'By lot', 'A seat chosen by lot leads the first round.'],
    ['drawHighest', 'Highest tile drawn', 'Each seat draws a tile; the heaviest leads.'],
    ['seat0', 'First seat', 'The first seat leads the first round.'],
  ]),
  starterNext: inMatch('Who leads the next rounds', 'rotateClockwise', [
    ['engineHolder', 'Holder of the engine', 'Whoever lays the engine leads the round.'],
    ['rotateClockwise', 'Next seat', 'The lead goes to the next seat with each round.'],
    [
      'previousWinner',
      'Last winner',
      'Whoever went out leads the next round; after a blocked round the lead goes to the next seat.',
    ],
  ]),
  turnDirection: inMatch('Direction of play', 'clockwise', [
    ['clockwise', 'Clockwise', 'Play goes round clockwise.'],
    ['counterclockwise', 'Counter-clockwise', 'Play goes round counter-clockwise.'],
  ]),
  matchRounds: {
    kind: 'rounds',
    heading: 'match',
    title: 'Rounds in a match',
    initial: 'full',
  } satisfies RoundsSpec as RoundsSpec,
  winner: inMatch('Who wins the match', 'lowestTotal', [
    ['lowestTotal', 'Lowest total', 'The lowest total wins the match.'],
    ['highestTotal', 'Highest total', 'The highest total wins the match.'],
  ]),
  tieBreak: inMatch('A tied match', 'shared', [
    ['shared', 'Shared', 'Equal totals share the win.'],
    ['mostRoundsWon', 'Most rounds won', 'Of equal totals, the one that went out more often wins.'],
    [
      'extraRound',
      'One more round',
      'Equal totals lead to one more round with the highest double.',
    ],
  ]),
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
      'While a double is open, the next seats must cover it and may play nowhere else.',
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
