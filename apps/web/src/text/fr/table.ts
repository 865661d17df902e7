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
  of,
  plural,
  points,
  tileName,
  tiles,
  trainName,
} from './words.ts';

/** The table while a round runs. */
export const table = {
  roundWord: 'Manche',
  roundCount: (round: number, count: number) => `${round}/${count}`,
  roundLong: (round: number, count: number) => `Manche ${round} sur ${count}`,
  /** Of the page, for those who read it by its headings. */
  titleLong: (name: string, round: number, count: number) =>
    `${name}, Manche ${round} sur ${count}`,
  inBoneyard: 'dans la pioche',
  boneyardLong: (count: number) =>
    count === 0 ? 'La pioche est vide' : `Encore ${tiles(count)} dans la pioche`,
  turnTitle: 'Tour',
  handTitle: 'Ta main',
  trainsTitle: 'Trains',
  logTitle: 'Journal',
  scoresTitle: 'Scores',
  rulesTitle: 'Règles de cette table',
  menuTitle: 'Table',
  menu: 'Menu',
  logEmpty: 'Rien ne s’est passé depuis que tu es là.',
  pageTitle: '● À toi · Roundhouse',
  tabTitle: 'Roundhouse',
  mexican: 'Mexicain',
  you: 'Toi',
  pts: (count: number) => plural(count, { one: '# pt', other: '# pts' }),
  oneLeft: 'plus que 1 !',
  open: 'ouvert',
  bot: 'bot',
  mustCoverTitle: 'Doubles ouverts',
  mustCover: (pip: number) => `couvrir ${pip}`,
  away: 'absent',
  botPlays: 'un bot joue',
  botPlaysShort: 'bot',
  botPlaysIn: (name: string, seconds: number) =>
    `Un bot jouera pour ${name} dans ${clock(seconds)}.`,
  sort: 'Trier',
  lamp: 'Conseils pour ta main',
  sortings: { byNumber: 'Trier par nombre', byPips: 'Trier par points' },
  draw: { long: 'Piocher un domino', short: 'Piocher' },
  pass: { long: 'Passer', short: 'Passer' },
  decline: { long: 'Garder le domino', short: 'Garder' },
  end: { long: 'Terminer mon train', short: 'Terminer' },
  call: 'Dernier domino !',
  challenge: (name: string) => `${name} a oublié l’annonce !`,
  endFor: (wants: number) => `sur le ${wants}`,
  newRound: 'On distribue les dominos…',
  watching: 'Tu regardes.',
  backToPlay: 'Rejouer moi-même',
  botForYou: 'Un bot joue pour toi.',
  askForTools: 'Demander à diriger la table',
  askForToolsHint:
    'La direction est à toi dans une demi-minute, sauf si l’hôte fait quelque chose.',
  toolsAsked: (name: string) => `${name} demande à diriger la table.`,
  toolsPassIn: (seconds: number) =>
    `La direction change dans ${seconds} s, sauf si l’hôte fait quelque chose.`,
  keepTools: 'Je suis là',
  seatClaimed: (who: string, name: string) =>
    `${who || 'Quelqu’un qui regarde'} dit : « Je suis ${name}. »`,
  giveSeatBack: (name: string) => `Rendre la place à ${name}`,
  refuseClaim: 'Non',
  removePlayer: (name: string) => `Retirer ${name}`,
  yes: 'Oui',
  no: 'Non',
  zoom: 'Zoom',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  zoomFit: 'Toute la table',
  wholeTable: 'Montrer la table',
  onTv: 'Montrer la table sur une télé',
  joinHere: 'Rejoins ici',
} as const;

/** What a player must do now, as the line above the hand says it. */
export function ownLine(task: Task, choice: OwnChoice, speaker: Speaker): string {
  const cover = task.kind === 'cover' ? coverPhrase(task, speaker) : null;
  switch (choice) {
    case 'play':
      if (cover !== null) return `À toi. Couvre ${cover}.`;
      if (task.kind === 'extra') return 'Tu as posé un double : pose encore un domino.';
      return task.kind === 'opening' ? 'À toi. Commence ton train.' : 'À toi. Pose un domino.';
    case 'playOrEnd':
      return 'Continue ton train, ou termine-le.';
    case 'playOrKeep':
      return 'Le domino pioché va. Pose-le ou garde-le.';
    case 'draw':
      if (task.kind === 'extra') {
        return 'Tu as posé un double et aucun autre domino ne va : pioche.';
      }
      return cover === null
        ? 'À toi. Aucun domino ne va : pioche.'
        : `À toi. Aucun domino ne couvre ${cover} : pioche.`;
    case 'end':
      return 'Aucun domino ne continue. Termine ton train.';
    case 'pass':
      return cover === null
        ? 'Aucun domino ne va : passe.'
        : `Aucun domino ne couvre ${cover} : passe.`;
    case 'wait':
      return 'À toi.';
    default:
      return assertNever(choice);
  }
}

const ELSE = { draw: 'piocher', pass: 'passer' } as const;

/** What somebody else is about. */
export function othersLine(task: Task, speaker: Speaker): string {
  const name = nameOf(task.seat, speaker);
  switch (task.kind) {
    case 'cover':
      return `${name} doit couvrir ${coverPhrase(task, speaker)}, ou ${ELSE[task.else]}.`;
    case 'extra':
      return `${name} a posé un double et rejoue.`;
    case 'opening':
      return `${name} ouvre.`;
    case 'play':
      return `C’est le tour ${of(name)}.`;
    default:
      return assertNever(task);
  }
}

function coverPhrase(task: Extract<Task, { readonly kind: 'cover' }>, speaker: Speaker): string {
  return anyOf(
    task.doubles.map(({ pip, train }) => `le ${doubleName(pip)} sur ${trainName(train, speaker)}`),
  );
}

/** The line once a tile is lifted. */
export function liftedLine(tile: TileId, trains: readonly TrainId[], speaker: Speaker): string {
  return trains.length === 0
    ? `Le ${tileName(tile)} ne va nulle part pour l’instant.`
    : `Le ${tileName(tile)} va sur ${trainsOf(trains, speaker)}.`;
}

function trainsOf(trains: readonly TrainId[], speaker: Speaker): string {
  return allOf(trains.map((train) => trainName(train, speaker)));
}

/** The line once a train is chosen first. */
export function chosenTrainLine(
  train: TrainId,
  fitting: readonly TileId[],
  speaker: Speaker,
): string {
  return fitting.length === 0
    ? `Aucun de tes dominos ne peut aller sur ${trainName(train, speaker)} maintenant.`
    : `Sur ${trainName(train, speaker)} : ${anyOf(fitting.map(tileName))}.`;
}

/** A tile of the hand in words: `12–7, va sur ton train et le train mexicain`. */
export function handTileName(tile: TileId, fits: readonly TrainId[], speaker: Speaker): string {
  if (fits.length === 0) return tileName(tile);
  return `${tileName(tile)}, va sur ${trainsOf(fits, speaker)}`;
}

/** A train in words: `Le train de Björn, ouvert, finit par 5, 9 dominos, encore 3 en main`. */
export function trainWords(facts: TrainFacts, speaker: Speaker): string {
  const { train, marked, started, wants, openDouble, tileCount, inHand, total } = facts;
  return phrases(
    capital(trainName(train, speaker)),
    ...(marked ? ['ouvert à tous'] : []),
    openDouble === null
      ? `${started ? 'finit par' : 'demande'} ${anyOf(wants)}`
      : `le ${doubleName(openDouble)} est à couvrir`,
    started ? tiles(tileCount) : 'pas commencé',
    ...(inHand === null ? [] : [`encore ${inHand} en main`]),
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
    // The label calls it otherwise than a sentence does.
    facts.train === speaker.me && table.you,
  );
}

/** All trains, one after the other, for ears. */
export function everyTrain(lanes: readonly TrainFacts[], speaker: Speaker): string {
  return lanes.map((facts) => `${trainWords(facts, speaker)}.`).join(' ');
}

/** How many tiles can be laid, for ears. */
export function playableCount(count: number): string {
  if (count === 0) return 'Aucun domino ne va.';
  return plural(count, { one: '# domino va.', other: '# dominos vont.' });
}
