import type { Advice, Reason } from '@roundhouse/bots';
import { assertNever, type Command, type Pip, type TileId } from '@roundhouse/rules';
import { namesInLine } from '../inLine.ts';
import type { Speaker } from '../speaker.ts';
import {
  allOf,
  inOrder,
  nameOf,
  number,
  of,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** Ce que quelqu’un apprend de sa propre main, et où. */
export const hints = {
  title: 'Conseils',
  all: 'Tous les conseils',
  now: 'Ce que ferait un régulateur',
  train: 'Ton meilleur train',
  longest: 'Il n’y en a pas de plus long.',
  longestFound: 'C’est le plus long qui a été trouvé.',
  noTrain: 'Aucun de tes dominos ne va sur ton train en ce moment.',
  firsts: 'Par quoi commencer',
  dumps: 'Dominos pour ailleurs',
  doubles: 'Tes doubles',
  gone: 'Nombres épuisés',
  ending: 'Avant que quelqu’un termine',
  layTrain: (count: number) => ({ long: `Poser mes ${count} dominos`, short: `Poser ${count}` }),
  extra: 'en trop',
  /** After the name of the tile that a coach says to lay. */
  advised: 'le domino de l’entraîneur',
} as const;

/** Ce que vaut le meilleur train. */
export function bestTrain(count: number, total: number, score: number): string {
  return `Ton meilleur train : ${number(count)} sur ${tiles(total)}, ${points(score)}.`;
}

/** Les dominos qui n’y sont pas. */
export function extraTiles(fitting: readonly TileId[]): string {
  if (fitting.length === 0) return 'Aucun domino n’est en trop.';
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `# est en trop : ${list}.`,
    other: `# sont en trop : ${list}.`,
  });
}

/** Ses dominos dans l’ordre. */
export function trainTiles(fitting: readonly TileId[], start: Pip): string {
  return `Dans cet ordre : ${inOrder(namesInLine(fitting, start))}.`;
}

/** La place d’un domino dans le meilleur train, après son nom. */
export function onBestTrain(place: number): string {
  return `numéro ${place} de ton meilleur train`;
}

/** La place d’un domino dans le train qui est prêt, après son nom. */
export function onReadyTrain(place: number): string {
  return `numéro ${place} du train qui est prêt`;
}

/** Ce que garde un train qui commence par un domino. */
export function firstKeeps(tile: TileId, count: number, proven: boolean): string {
  const found = proven ? '' : ', le plus qui a été trouvé';
  return `D’abord le ${tileName(tile)} : ${tiles(count)} dans ton train${found}.`;
}

/** Ce que coûte au train un domino posé ailleurs. */
export function dumpCosts(tile: TileId, count: number, proven: boolean): string {
  const found = proven ? '' : ', d’après ce qui a été trouvé';
  if (count === 0) return `Le ${tileName(tile)} ailleurs ne coûte rien à ton train${found}.`;
  return `Le ${tileName(tile)} ailleurs coûte ${tiles(count)} à ton train${found}.`;
}

/** Un double et ce qui le couvrirait. */
export function coversFor(tile: TileId, fitting: readonly TileId[]): string {
  if (fitting.length === 0) return `${tileName(tile)} : rien dans ta main ne le couvre.`;
  const list = allOf(fitting.map(tileName));
  return plural(fitting.length, {
    one: `${tileName(tile)} : ${list} le couvrirait.`,
    other: `${tileName(tile)} : ${list} le couvriraient.`,
  });
}

/** Un nombre dont plus rien ne peut venir. */
export function usedUp(pip: number, count: number): string {
  const yours = plural(count, { one: '# est à toi', other: '# sont à toi' });
  const rest = count === 0 ? '' : ` ; ${yours}`;
  return `Tous les dominos avec ${pip} sont sur la table ou dans ta main${rest}.`;
}

/** Qui va bientôt terminer, et de quoi se débarrasser. */
export function shedFirst(names: readonly string[], fitting: readonly TileId[]): string {
  const who = plural(names.length, {
    one: `${allOf(names)} va bientôt terminer.`,
    other: `${allOf(names)} vont bientôt terminer.`,
  });
  if (fitting.length === 0) return who;
  return `${who} Tes plus lourds : ${allOf(fitting.map(tileName))}.`;
}

/** Aucun domino ne commence le train : à quelle fréquence, en pour cent. */
export function noStarter(share: number, count: number): string {
  return `Tu n’as pas de domino de départ. Cela arrive à ${number(share)} % des mains de ${tiles(count)}.`;
}

/** Que faire maintenant, et pourquoi. */
export function adviceWords({ command, reason }: Advice, speaker: Speaker): string {
  return `${commandWords(command, speaker)} ${reasonWords(reason)}`.trim();
}

/** Un autre domino aussi bon. */
export function orElse(tile: TileId): string {
  return `Le ${tileName(tile)} serait aussi bon, autant qu’on puisse le dire.`;
}

function commandWords(command: Command, speaker: Speaker): string {
  switch (command.type) {
    case 'play':
      return `Pose le ${tileName(command.tile)} sur ${trainName(command.train, speaker)}.`;
    case 'draw':
      return 'Pioche un domino.';
    case 'pass':
      return 'Passe.';
    case 'decline':
      return 'Garde le domino.';
    case 'end':
      return 'Termine ton train.';
    case 'call':
      return 'Annonce ton dernier domino.';
    case 'challenge':
      return `Relève l’oubli ${of(nameOf(command.seat, speaker))}.`;
    default:
      return assertNever(command);
  }
}

function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'announce':
      return '';
    case 'nothingFits':
      return 'Rien ne va.';
    case 'only':
      return 'Rien d’autre ne va.';
    case 'train':
      return `Il reste ainsi ${tiles(reason.keeps)} dans ton train.`;
    case 'extra':
      return 'Il est en trop : ton train reste aussi long.';
    case 'spare':
      return 'Ton train reste aussi long : un autre, d’autant de dominos, se passe de celui-ci.';
    case 'sheds':
      return `Cela coûte ${tiles(reason.costs)} à ton train et t’enlève ${points(reason.points)}.`;
    default:
      return assertNever(reason);
  }
}
