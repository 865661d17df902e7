import { assertNever, type TileId, type TrainId } from '@roundhouse/rules';
import type { OwnChoice, OwnerFacts, Task, TrainFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';
import {
  allOf,
  anyOf,
  capital,
  clock,
  doubleName,
  nameOf,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** The table while a round runs. */
export const table = {
  roundWord: 'Round',
  roundCount: (round: number, count: number) => `${round}/${count}`,
  roundLong: (round: number, count: number) => `Round ${round} of ${count}`,
  /** Of the page, for those who read it by its headings. */
  titleLong: (name: string, round: number, count: number) => `${name}, Round ${round} of ${count}`,
  inBoneyard: 'in the boneyard',
  boneyardLong: (count: number) =>
    count === 0 ? 'The boneyard is empty' : `${tiles(count)} left in the boneyard`,
  turnTitle: 'Turn',
  handTitle: 'Your hand',
  trainsTitle: 'Trains',
  logTitle: 'Log',
  scoresTitle: 'Scores',
  rulesTitle: 'Rules of this table',
  menuTitle: 'Table',
  menu: 'Menu',
  logEmpty: 'Nothing has happened since you came.',
  pageTitle: '● Your turn · Roundhouse',
  tabTitle: 'Roundhouse',
  mexican: 'Mexican',
  you: 'You',
  pts: (count: number) => plural(count, { one: '# pt', other: '# pts' }),
  oneLeft: '1 left!',
  open: 'open',
  bot: 'bot',
  mustCoverTitle: 'Open doubles',
  mustCover: (pip: number) => `cover ${pip}`,
  away: 'away',
  botPlays: 'a bot plays',
  botPlaysShort: 'bot',
  botPlaysIn: (name: string, seconds: number) => `A bot plays for ${name} in ${clock(seconds)}.`,
  sort: 'Sort',
  lamp: 'Hints for your hand',
  sortings: { byNumber: 'Sort by number', byPips: 'Sort by pips' },
  draw: { long: 'Draw a tile', short: 'Draw' },
  pass: { long: 'Pass', short: 'Pass' },
  decline: { long: 'Keep the tile', short: 'Keep' },
  end: { long: 'End my train', short: 'End' },
  call: 'Last tile!',
  challenge: (name: string) => `${name} forgot to announce!`,
  endFor: (wants: number) => `on the ${wants}`,
  newRound: 'The tiles are dealt …',
  watching: 'You are watching.',
  backToPlay: 'Play myself again',
  botForYou: 'A bot plays for you.',
  askForTools: 'Ask to be host',
  askForToolsHint: 'You become host in half a minute, unless the host does something.',
  toolsAsked: (name: string) => `${name} asks to be host.`,
  toolsPassIn: (seconds: number) =>
    `The host changes in ${seconds} s, unless the host does something.`,
  keepTools: 'Stay host',
  seatClaimed: (who: string, name: string) =>
    `${who || 'Somebody who watches'} says: “I am ${name}.”`,
  giveSeatBack: (name: string) => `Give ${name}’s seat back`,
  refuseClaim: 'No',
  removePlayer: (name: string) => `Remove ${name}`,
  yes: 'Yes',
  no: 'No',
  zoom: 'Zoom',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomFit: 'Whole table',
  wholeTable: 'Show the table',
  onTv: 'Show the table on a TV',
  joinHere: 'Join here',
} as const;

/** What a player must do now, as the line above the hand says it. */
export function ownLine(task: Task, choice: OwnChoice, speaker: Speaker): string {
  const cover = task.kind === 'cover' ? coverPhrase(task, speaker) : null;
  switch (choice) {
    case 'play':
      if (cover !== null) return `Your turn. Cover ${cover}.`;
      if (task.kind === 'extra') return 'You laid a double: lay one more tile.';
      return task.kind === 'opening' ? 'Your turn. Start your train.' : 'Your turn. Lay a tile.';
    case 'playOrEnd':
      return 'Go on with your train, or end it.';
    case 'playOrKeep':
      return 'The tile you drew fits. Lay it or keep it.';
    case 'draw':
      if (task.kind === 'extra') return 'You laid a double, and no other tile fits: draw one.';
      return cover === null
        ? 'Your turn. No tile fits: draw one.'
        : `Your turn. No tile covers ${cover}: draw one.`;
    case 'end':
      return 'No tile goes on. End your train.';
    case 'pass':
      return cover === null ? 'No tile fits: pass.' : `No tile covers ${cover}: pass.`;
    case 'wait':
      return 'Your turn.';
    default:
      return assertNever(choice);
  }
}

/** What somebody else is about. */
export function othersLine(task: Task, speaker: Speaker): string {
  const name = nameOf(task.seat, speaker);
  switch (task.kind) {
    case 'cover':
      return `${name} must cover ${coverPhrase(task, speaker)}, or ${task.else}.`;
    case 'extra':
      return `${name} laid a double and plays once more.`;
    case 'opening':
      return `${name} opens.`;
    case 'play':
      return `${name}’s turn.`;
    default:
      return assertNever(task);
  }
}

function coverPhrase(task: Extract<Task, { readonly kind: 'cover' }>, speaker: Speaker): string {
  return anyOf(
    task.doubles.map(({ pip, train }) => `${doubleName(pip)} on ${trainName(train, speaker)}`),
  );
}

/** The line once a tile is lifted. */
export function liftedLine(tile: TileId, trains: readonly TrainId[], speaker: Speaker): string {
  return trains.length === 0
    ? `${tileName(tile)} fits nowhere now.`
    : `${tileName(tile)} fits ${allOf(trains.map((train) => trainName(train, speaker)))}.`;
}

/** The line once a train is chosen first. */
export function chosenTrainLine(
  train: TrainId,
  fitting: readonly TileId[],
  speaker: Speaker,
): string {
  return fitting.length === 0
    ? `None of your tiles can go on ${trainName(train, speaker)} now.`
    : `On ${trainName(train, speaker)}: ${anyOf(fitting.map(tileName))}.`;
}

/** A tile of the hand in words: `12–7, fits your train and the Mexican train`. */
export function handTileName(tile: TileId, fits: readonly TrainId[], speaker: Speaker): string {
  if (fits.length === 0) return tileName(tile);
  return `${tileName(tile)}, fits ${allOf(fits.map((train) => trainName(train, speaker)))}`;
}

/** A train in words: `Björn’s train, open, ends in 5, 9 tiles, 3 in hand`. */
export function trainWords(facts: TrainFacts, speaker: Speaker): string {
  const { train, marked, started, wants, openDouble, tileCount, inHand, total } = facts;
  return phrases(
    capital(trainName(train, speaker)),
    ...(marked ? ['open to everybody'] : []),
    openDouble === null
      ? `${started ? 'ends in' : 'wants'} ${anyOf(wants)}`
      : `${doubleName(openDouble)} wants a cover`,
    started ? tiles(tileCount) : 'not started',
    ...(inHand === null ? [] : [plural(inHand, { one: '# left in hand', other: '# in hand' })]),
    ...(total === null ? [] : [points(total)]),
  );
}

/** A train as a button: with what its label says of its owner, and with the word that stands on it. */
export function laneName(facts: TrainFacts, owner: OwnerFacts, speaker: Speaker): string {
  return phrases(
    trainWords(facts, speaker),
    owner.isBot && table.bot,
    owner.absence === 'away' && table.away,
    owner.absence === 'covered' && table.botPlays,
  );
}

/** All trains, one after the other, for ears. */
export function everyTrain(lanes: readonly TrainFacts[], speaker: Speaker): string {
  return lanes.map((facts) => `${trainWords(facts, speaker)}.`).join(' ');
}

/** How many tiles can be laid, for ears. */
export function playableCount(count: number): string {
  if (count === 0) return 'No tile fits.';
  return plural(count, { one: '# tile fits.', other: '# tiles fit.' });
}
