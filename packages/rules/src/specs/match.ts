import type { Pip } from '../tile.ts';
import { choicesUnder, type DealTableSpec, type RoundsSpec, type DealTable } from './spec.ts';

const inMatch = choicesUnder('match');

const PAGAT_DEAL: DealTable = { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8 };

/** The options of a match: its tiles, its rounds, who begins and who wins. */
export const MATCH_SPECS = {
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
} as const;
