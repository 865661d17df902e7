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
  roundWord: 'Runde',
  roundCount: (round: number, count: number) => `${round}/${count}`,
  roundLong: (round: number, count: number) => `Runde ${round} von ${count}`,
  /** Of the page, for those who read it by its headings. */
  titleLong: (name: string, round: number, count: number) => `${name}, Runde ${round} von ${count}`,
  inBoneyard: 'im Vorrat',
  boneyardLong: (count: number) =>
    count === 0 ? 'Der Vorrat ist leer' : `Noch ${tiles(count)} im Vorrat`,
  turnTitle: 'An der Reihe',
  handTitle: 'Deine Hand',
  trainsTitle: 'Züge',
  logTitle: 'Verlauf',
  scoresTitle: 'Punktestand',
  rulesTitle: 'Regeln dieses Tisches',
  menuTitle: 'Tisch',
  menu: 'Menü',
  logEmpty: 'Seit du da bist, ist nichts geschehen.',
  pageTitle: '● Du bist dran · Roundhouse',
  tabTitle: 'Roundhouse',
  mexican: 'Mexikaner',
  you: 'Du',
  pts: (count: number) => plural(count, { other: '# Pkt' }),
  oneLeft: 'noch 1!',
  open: 'offen',
  bot: 'Bot',
  mustCoverTitle: 'Offene Doppel',
  mustCover: (pip: number) => `${pip} decken`,
  away: 'weg',
  botPlays: 'ein Bot spielt',
  botPlaysShort: 'Bot',
  botPlaysIn: (name: string, seconds: number) => `In ${clock(seconds)} spielt ein Bot für ${name}.`,
  sort: 'Sortieren',
  lamp: 'Tipps für deine Hand',
  sortings: { byNumber: 'Nach Zahlen sortieren', byPips: 'Nach Augen sortieren' },
  draw: { long: 'Stein ziehen', short: 'Ziehen' },
  pass: { long: 'Passen', short: 'Passen' },
  decline: { long: 'Stein behalten', short: 'Behalten' },
  end: { long: 'Zug beenden', short: 'Beenden' },
  call: 'Letzter Stein!',
  challenge: (name: string) => `${name} hat die Ansage vergessen!`,
  endFor: (wants: number) => `an die ${wants}`,
  newRound: 'Die Steine werden ausgeteilt …',
  watching: 'Du schaust zu.',
  backToPlay: 'Wieder selbst spielen',
  botForYou: 'Ein Bot spielt für dich.',
  askForTools: 'Um die Leitung bitten',
  askForToolsHint: 'Nach einer halben Minute hast du sie, wenn der Gastgeber nichts tut.',
  toolsAsked: (name: string) => `${name} bittet um die Leitung des Tisches.`,
  toolsPassIn: (seconds: number) => `Sie wechselt in ${seconds} s, wenn der Gastgeber nichts tut.`,
  keepTools: 'Ich bin da',
  seatClaimed: (who: string, name: string) =>
    `${who || 'Jemand, der zusieht,'} sagt: „Ich bin ${name}.“`,
  giveSeatBack: (name: string) => `Den Platz von ${name} zurückgeben`,
  refuseClaim: 'Nein',
  removePlayer: (name: string) => `${name} entfernen`,
  yes: 'Ja',
  no: 'Nein',
  zoom: 'Zoom',
  zoomIn: 'Näher heran',
  zoomOut: 'Weiter weg',
  zoomFit: 'Ganzer Tisch',
  wholeTable: 'Tisch zeigen',
  onTv: 'Tisch auf einem Fernseher zeigen',
  joinHere: 'Hier mitspielen',
} as const;

/** What a player must do now, as the line above the hand says it. */
export function ownLine(task: Task, choice: OwnChoice, speaker: Speaker): string {
  const cover = task.kind === 'cover' ? coverPhrase(task, speaker) : null;
  switch (choice) {
    case 'play':
      if (cover !== null) return `Du bist dran. Deck ${cover} ab.`;
      if (task.kind === 'extra') return 'Nach deinem Doppel legst du noch einen Stein an.';
      return task.kind === 'opening'
        ? 'Du bist dran. Beginne deinen Zug.'
        : 'Du bist dran. Leg einen Stein an.';
    case 'playOrEnd':
      return 'Führ deinen Zug weiter oder beende ihn.';
    case 'playOrKeep':
      return 'Der gezogene Stein passt. Leg ihn an oder behalte ihn.';
    case 'draw':
      if (task.kind === 'extra') return 'Zu deinem Doppel passt kein weiterer Stein: Zieh einen.';
      return cover === null
        ? 'Du bist dran. Kein Stein passt: Zieh einen.'
        : `Du bist dran. Kein Stein deckt ${cover} ab: Zieh einen.`;
    case 'end':
      return 'Kein Stein führt weiter. Beende deinen Zug.';
    case 'pass':
      return cover === null ? 'Kein Stein passt: Passe.' : `Kein Stein deckt ${cover} ab: Passe.`;
    case 'wait':
      return 'Du bist dran.';
    default:
      return assertNever(choice);
  }
}

const ELSE = { draw: 'ziehen', pass: 'passen' } as const;

/** What somebody else is about. */
export function othersLine(task: Task, speaker: Speaker): string {
  const name = nameOf(task.seat, speaker);
  switch (task.kind) {
    case 'cover':
      return `${name} muss ${coverPhrase(task, speaker)} abdecken oder ${ELSE[task.else]}.`;
    case 'extra':
      return `${name} legt nach dem Doppel noch einmal an.`;
    case 'opening':
      return `${name} eröffnet.`;
    case 'play':
      return `${name} ist dran.`;
    default:
      return assertNever(task);
  }
}

function coverPhrase(task: Extract<Task, { readonly kind: 'cover' }>, speaker: Speaker): string {
  return anyOf(
    task.doubles.map(
      ({ pip, train }) => `${doubleName(pip)} an ${trainName(train, speaker, 'dative')}`,
    ),
  );
}

/** The line once a tile is lifted. */
export function liftedLine(tile: TileId, trains: readonly TrainId[], speaker: Speaker): string {
  return trains.length === 0
    ? `${tileName(tile)} passt gerade nirgends.`
    : `${tileName(tile)} passt an ${trainsOf(trains, speaker)}.`;
}

function trainsOf(trains: readonly TrainId[], speaker: Speaker): string {
  return allOf(trains.map((train) => trainName(train, speaker, 'accusative')));
}

/** The line once a train is chosen first. */
export function chosenTrainLine(
  train: TrainId,
  fitting: readonly TileId[],
  speaker: Speaker,
): string {
  const name = trainName(train, speaker, 'accusative');
  return fitting.length === 0
    ? `Keiner deiner Steine darf jetzt an ${name}.`
    : `An ${name}: ${anyOf(fitting.map(tileName))}.`;
}

/** A tile of the hand in words: `12–7, passt an deinen Zug und den mexikanischen Zug`. */
export function handTileName(tile: TileId, fits: readonly TrainId[], speaker: Speaker): string {
  if (fits.length === 0) return tileName(tile);
  return `${tileName(tile)}, passt an ${trainsOf(fits, speaker)}`;
}

/** A train in words: `Björns Zug, offen, endet mit 5, 9 Steine, noch 3 auf der Hand`. */
export function trainWords(facts: TrainFacts, speaker: Speaker): string {
  const { train, marked, started, wants, openDouble, tileCount, inHand, total } = facts;
  return phrases(
    capital(trainName(train, speaker, 'nominative')),
    ...(marked ? ['für alle offen'] : []),
    openDouble === null
      ? `${started ? 'endet mit' : 'braucht'} ${anyOf(wants)}`
      : `${doubleName(openDouble)} muss abgedeckt werden`,
    started ? tiles(tileCount) : 'noch nicht begonnen',
    ...(inHand === null ? [] : [`noch ${inHand} auf der Hand`]),
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
    facts.train === 'mexican' && table.mexican,
  );
}

/** All trains, one after the other, for ears. */
export function everyTrain(lanes: readonly TrainFacts[], speaker: Speaker): string {
  return lanes.map((facts) => `${trainWords(facts, speaker)}.`).join(' ');
}

/** How many tiles can be laid, for ears. */
export function playableCount(count: number): string {
  if (count === 0) return 'Kein Stein passt.';
  return plural(count, { one: '# Stein passt.', other: '# Steine passen.' });
}
