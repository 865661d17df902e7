import type { TileId, TrainId } from '@roundhouse/rules';
import type { OutcomeFacts, SuitFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';
import { anyOf, doubleName, plural, tileName, trainName } from './words.ts';

/** Putting the hand in order, and making moves in other ways than by tapping. */
export const moves = {
  arrange: 'Sort and arrange',
  byPlan: 'Sort by plan',
  markedTile: (name: string, mark: string) => `${name}, ${mark}`,
  freshTile: (name: string) => `${name}, new`,
  open: 'Tiles in large',
  close: 'Tiles in small',
  lay: { long: 'Lay it', short: 'Lay it' },
  notYet: { long: 'Not yet', short: 'Not yet' },
  layTrainAsked: (count: number) => `Lay these ${count} tiles, one after the other?`,
  typed: 'Type a move',
  typedHint: 'Such as 12-7 mex, 12-7 ana, draw or pass.',
  typedPlay: 'Play',
  typedMove: 'That is no move. Write a tile and a train, such as 12-7 mex, or draw, or pass.',
  typedTrain: 'Which train? Write mex, me, or the beginning of a name.',
  letGo: 'Let go over a train to lay the tile.',
  whichEnd: 'Choose the end.',
  /** Why not, where a lane has no room for the sentence. */
  brief: {
    thenWants: (pip: number) => `→ ${pip}`,
    wants: (pip: number) => `wants ${pip}`,
    first: (pip: number) => `${pip}–${pip} first`,
    closed: 'closed',
    notNow: 'not now',
  },
  words: {
    own: 'me my mine own',
    mexican: 'mexican m',
    draw: 'draw d',
    pass: 'pass p',
    decline: 'keep k',
    end: 'end e',
    call: 'last',
  },
} as const;

/** The question before a tile is laid. */
export function layAsked(tile: TileId, train: TrainId, speaker: Speaker): string {
  return `Lay ${tileName(tile)} on ${trainName(train, speaker)}?`;
}

/** What a sort by plan has found. */
export function planFound(count: number, extras: number): string {
  const rest = plural(extras, { one: '# tile is left over', other: '# tiles are left over' });
  return `${plural(count, { one: '# tile goes on your train', other: '# tiles go on your train' })}; ${rest}.`;
}

/** The same where no tile goes on the own train. */
export function planApart(count: number, extras: number): string {
  const chain = plural(count, { one: 'a chain of # tile', other: 'a chain of # tiles' });
  const rest = plural(extras, { one: '# is left over', other: '# are left over' });
  return `Nothing fits your train yet. You hold ${chain}; ${rest}.`;
}

/** What would come of a tile on a train, as short as it can be said. */
export function outcomeWords(outcome: OutcomeFacts): string {
  const { covers, opens, wants, again, closes, isLast } = outcome;
  return phrases(
    ...(covers === null ? [] : [`covers ${doubleName(covers)}`]),
    ...(closes ? ['your marker comes off'] : []),
    ...(isLast ? ['your last tile!'] : []),
    ...(opens === null
      ? []
      : [again ? 'then one more tile' : `${doubleName(opens)} wants a cover`]),
    ...(opens === null && wants.length > 0 ? [`then wants ${anyOf(wants)}`] : []),
  );
}

/** How much is left of the suit of an open double. */
export function suitWords({ pip, left, mine }: SuitFacts): string {
  const all = plural(left, { one: `# tile with ${pip} left`, other: `# tiles with ${pip} left` });
  return mine === 0 ? all : `${all}, ${mine} of them yours`;
}

/** The same on a small sign. */
export function suitSign({ left, mine }: SuitFacts): string {
  return mine === 0 ? `${left} left` : `${left} left, ${mine} yours`;
}
