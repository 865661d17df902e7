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

/** Was jemand über die eigene Hand erfährt, und wo. */
export const hints = {
  title: 'Tipps',
  all: 'Alle Tipps',
  now: 'Was ein Fahrdienstleiter täte',
  train: 'Dein bester Zug',
  longest: 'Einen längeren gibt es nicht.',
  longestFound: 'Es ist der längste, der gefunden wurde.',
  noTrain: 'Keiner deiner Steine passt gerade an deinen Zug.',
  firsts: 'Womit er anfängt',
  dumps: 'Steine für woanders',
  doubles: 'Deine Doppel',
  gone: 'Aufgebrauchte Zahlen',
  ending: 'Bevor jemand fertig ist',
  layTrain: (count: number) => ({
    long: `Meine ${count} Steine anlegen`,
    short: `${count} anlegen`,
  }),
  extra: 'übrig',
  /** After the name of the tile that a coach says to lay. */
  advised: 'Stein des Trainers',
} as const;

/** Wie gut der beste Zug ist. */
export function bestTrain(count: number, total: number, score: number): string {
  const all = plural(total, { one: '# Stein', other: '# Steinen' });
  return `Dein bester Zug: ${number(count)} von ${all}, ${points(score)}.`;
}

/** Die Steine, die nicht darin sind. */
export function extraTiles(fitting: readonly TileId[]): string {
  if (fitting.length === 0) return 'Kein Stein bleibt übrig.';
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `# bleibt übrig: ${list}.`,
    other: `# bleiben übrig: ${list}.`,
  });
}

/** Seine Steine der Reihe nach. */
export function trainTiles(fitting: readonly TileId[], start: Pip): string {
  return `In dieser Reihenfolge: ${inOrder(namesInLine(fitting, start))}.`;
}

/** Der Platz eines Steins im besten Zug, nach seinem Namen. */
export function onBestTrain(place: number): string {
  return `Nummer ${place} in deinem besten Zug`;
}

/** Der Platz eines Steins im Zug, der bereitliegt, nach seinem Namen. */
export function onReadyTrain(place: number): string {
  return `Nummer ${place} in dem Zug, der bereitliegt`;
}

/** Was ein Zug behält, der mit einem Stein anfängt. */
export function firstKeeps(tile: TileId, count: number, proven: boolean): string {
  const found = proven ? '' : ', mehr wurden nicht gefunden';
  return `${tileName(tile)} zuerst: ${tiles(count)} in deinem Zug${found}.`;
}

/** Was ein Stein, der woanders liegt, den eigenen Zug kostet. */
export function dumpCosts(tile: TileId, count: number, proven: boolean): string {
  const cost = count === 0 ? 'nichts' : plural(count, { one: '# Stein', other: '# Steine' });
  const found = proven ? '' : ', soweit gefunden wurde';
  return `${tileName(tile)} woanders kostet deinen Zug ${cost}${found}.`;
}

/** Ein Doppel und was es abdecken würde. */
export function coversFor(tile: TileId, fitting: readonly TileId[]): string {
  if (fitting.length === 0) return `${tileName(tile)}: Nichts in deiner Hand deckt es ab.`;
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `${tileName(tile)}: ${list} würde es abdecken.`,
    other: `${tileName(tile)}: ${list} würden es abdecken.`,
  });
}

/** Eine Zahl, von der nichts mehr kommen kann. */
export function usedUp(pip: number, count: number): string {
  const yours = plural(count, { one: '# davon hast du', other: '# davon hast du' });
  const rest = count === 0 ? '' : `; ${yours}`;
  return `Alle Steine mit ${pip} liegen auf dem Tisch oder in deiner Hand${rest}.`;
}

/** Wer bald fertig ist, und was man loswerden sollte. */
export function shedFirst(names: readonly string[], fitting: readonly TileId[]): string {
  const who = plural(names.length, {
    one: `${allOf(names)} ist bald fertig.`,
    other: `${allOf(names)} sind bald fertig.`,
  });
  if (fitting.length === 0) return who;
  return `${who} Deine schwersten: ${allOf(fitting.map(tileName))}.`;
}

/** Kein Stein beginnt den eigenen Zug: wie oft das vorkommt, in Prozent. */
export function noStarter(share: number, count: number): string {
  const hands = plural(count, { one: 'mit # Stein', other: 'mit # Steinen' });
  return `Du hast keinen Anfangsstein. Das trifft ${number(share)} % der Hände ${hands}.`;
}

/** Was jetzt zu tun ist und warum. */
export function adviceWords({ command, reason }: Advice, speaker: Speaker): string {
  return `${commandWords(command, speaker)} ${reasonWords(reason)}`.trim();
}

/** Ein anderer Stein, der genauso gut ist. */
export function orElse(tile: TileId): string {
  return `${tileName(tile)} wäre genauso gut, soweit sich das sagen lässt.`;
}

function commandWords(command: Command, speaker: Speaker): string {
  switch (command.type) {
    case 'play':
      return `Lege ${tileName(command.tile)} an ${trainName(command.train, speaker, 'accusative')}.`;
    case 'draw':
      return 'Nimm einen Stein.';
    case 'pass':
      return 'Passe.';
    case 'decline':
      return 'Behalte den Stein.';
    case 'end':
      return 'Beende deinen Zug.';
    case 'call':
      return 'Sage deinen letzten Stein an.';
    case 'challenge':
      return `Melde ${nameOf(command.seat, speaker)}: Die Ansage fehlt.`;
    default:
      return assertNever(command);
  }
}

function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'announce':
      return '';
    case 'nothingFits':
      return 'Nichts passt.';
    case 'only':
      return 'Nichts anderes passt.';
    case 'train':
      return `So bleiben ${tiles(reason.keeps)} in deinem Zug.`;
    case 'extra':
      return 'Er ist übrig: Dein Zug bleibt so lang, wie er ist.';
    case 'spare':
      return 'Dein Zug bleibt so lang: Ein anderer mit ebenso vielen Steinen braucht diesen nicht.';
    case 'sheds':
      return `Das kostet deinen Zug ${tiles(reason.costs)}, und du bist ${points(reason.points)} los.`;
    default:
      return assertNever(reason);
  }
}
