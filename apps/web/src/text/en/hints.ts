import type { Advice, Reason } from '@roundhouse/bots';
import { assertNever, type Command, type Pip, type TileId } from '@roundhouse/rules';
import { namesInLine } from '../inLine.ts';
import type { Speaker } from '../speaker.ts';
import {
  allOf,
  inOrder,
  nameOf,
  number,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** What somebody is told of the own hand, and where. */
export const hints = {
  title: 'Hints',
  all: 'All hints',
  now: 'What a Dispatcher would do',
  train: 'Your best train',
  longest: 'No other train of your hand is longer.',
  longestFound: 'It is the longest that was found.',
  noTrain: 'None of your tiles goes on your train now.',
  firsts: 'What goes first',
  dumps: 'Tiles for elsewhere',
  doubles: 'Your doubles',
  gone: 'Numbers that are used up',
  ending: 'Before somebody goes out',
  layTrain: (count: number) => ({ long: `Lay my ${count} tiles`, short: `Lay ${count}` }),
  extra: 'extra',
  /** After the name of the tile that a coach says to lay. */
  advised: 'the coach’s tile',
} as const;

/** How good the best train is. */
export function bestTrain(count: number, total: number, score: number): string {
  return `Your best train: ${number(count)} of ${tiles(total)}, ${points(score)}.`;
}

/** The tiles that are not on it. */
export function extraTiles(fitting: readonly TileId[]): string {
  if (fitting.length === 0) return 'No tile is left over.';
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `# is an extra: ${list}.`,
    other: `# are extras: ${list}.`,
  });
}

/** The tiles of it in their order. */
export function trainTiles(fitting: readonly TileId[], start: Pip): string {
  return `In this order: ${inOrder(namesInLine(fitting, start))}.`;
}

/** The place of a tile on the best train, after its name. */
export function onBestTrain(place: number): string {
  return `number ${place} of your best train`;
}

/** The place of a tile on the train that lies ready, after its name. */
export function onReadyTrain(place: number): string {
  return `number ${place} of the train that lies ready`;
}

/** What a train that begins with a tile keeps. */
export function firstKeeps(tile: TileId, count: number, proven: boolean): string {
  const kept = plural(count, { one: '# tile', other: '# tiles' });
  return `${tileName(tile)} first: ${kept} in your train${proven ? '' : ', the most that was found'}.`;
}

/** What a tile laid elsewhere costs the own train. */
export function dumpCosts(tile: TileId, count: number, proven: boolean): string {
  const cost = count === 0 ? 'nothing' : tiles(count);
  return `${tileName(tile)} elsewhere costs your train ${cost}${proven ? '' : ', as far as was found'}.`;
}

/** A double, and what would cover it. */
export function coversFor(tile: TileId, fitting: readonly TileId[]): string {
  if (fitting.length === 0) return `${tileName(tile)}: nothing in your hand covers it.`;
  return `${tileName(tile)}: ${allOf(fitting.map(tileName))} would cover it.`;
}

/** A number of which nothing can come any more. */
export function usedUp(pip: number, count: number): string {
  const yours = plural(count, { one: '# of them is yours', other: '# of them are yours' });
  return `All tiles with ${pip} lie on the table or in your hand${count === 0 ? '' : `; ${yours}`}.`;
}

/** Who is about to go out, and what to be rid of. */
export function shedFirst(names: readonly string[], fitting: readonly TileId[]): string {
  const who = plural(names.length, {
    one: `${allOf(names)} is about to go out.`,
    other: `${allOf(names)} are about to go out.`,
  });
  return fitting.length === 0 ? who : `${who} Your heaviest: ${allOf(fitting.map(tileName))}.`;
}

/** No tile begins the own train: how often that happens. `share` is in per cent. */
export function noStarter(share: number, count: number): string {
  return `You hold no starter. That happens to ${number(share)} % of hands of ${tiles(count)}.`;
}

/** What to do now, and why. */
export function adviceWords({ command, reason }: Advice, speaker: Speaker): string {
  return `${commandWords(command, speaker)} ${reasonWords(reason)}`.trim();
}

/** Another tile that is as good. */
export function orElse(tile: TileId): string {
  return `${tileName(tile)} would be as good, as far as can be told.`;
}

function commandWords(command: Command, speaker: Speaker): string {
  switch (command.type) {
    case 'play':
      return `Lay ${tileName(command.tile)} on ${trainName(command.train, speaker)}.`;
    case 'draw':
      return 'Draw a tile.';
    case 'pass':
      return 'Pass.';
    case 'decline':
      return 'Keep the tile.';
    case 'end':
      return 'End your train.';
    case 'call':
      return 'Announce your last tile.';
    case 'challenge':
      return `Catch ${nameOf(command.seat, speaker)}, who forgot to announce.`;
    default:
      return assertNever(command);
  }
}

function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'announce':
      return '';
    case 'nothingFits':
      return 'Nothing fits.';
    case 'only':
      return 'Nothing else fits.';
    case 'train':
      return `That keeps ${tiles(reason.keeps)} in your train.`;
    case 'extra':
      return 'It is an extra: your train stays as long as it is.';
    case 'spare':
      return 'Your train stays as long: another, of as many tiles, does without this one.';
    case 'sheds':
      return `That costs your train ${tiles(reason.costs)}, and rids you of ${points(reason.points)}.`;
    default:
      return assertNever(reason);
  }
}
