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
  roundWord: 'Ronda',
  roundCount: (round: number, count: number) => `${round}/${count}`,
  roundLong: (round: number, count: number) => `Ronda ${round} de ${count}`,
  /** Of the page, for those who read it by its headings. */
  titleLong: (name: string, round: number, count: number) => `${name}, Ronda ${round} de ${count}`,
  inBoneyard: 'en el pozo',
  boneyardLong: (count: number) =>
    count === 0
      ? 'El pozo está vacío'
      : plural(count, { one: 'Queda # ficha en el pozo', other: 'Quedan # fichas en el pozo' }),
  turnTitle: 'Turno',
  handTitle: 'Tu mano',
  trainsTitle: 'Trenes',
  logTitle: 'Registro',
  scoresTitle: 'Puntos',
  rulesTitle: 'Reglas de esta mesa',
  menuTitle: 'Mesa',
  menu: 'Menú',
  logEmpty: 'No ha pasado nada desde que llegaste.',
  pageTitle: '● Te toca · Roundhouse',
  tabTitle: 'Roundhouse',
  mexican: 'Mexicano',
  you: 'Tú',
  pts: (count: number) => plural(count, { one: '# pto', other: '# ptos' }),
  oneLeft: '¡queda 1!',
  open: 'abierto',
  bot: 'bot',
  mustCoverTitle: 'Dobles abiertos',
  mustCover: (pip: number) => `cubrir ${pip}`,
  away: 'ausente',
  botPlays: 'juega un bot',
  botPlaysShort: 'bot',
  botPlaysIn: (name: string, seconds: number) => `Un bot jugará por ${name} en ${clock(seconds)}.`,
  sort: 'Ordenar',
  lamp: 'Consejos para tu mano',
  sortings: { byNumber: 'Ordenar por número', byPips: 'Ordenar por puntos' },
  draw: { long: 'Robar una ficha', short: 'Robar' },
  pass: { long: 'Pasar', short: 'Pasar' },
  decline: { long: 'Quedarse la ficha', short: 'Guardar' },
  end: { long: 'Terminar mi tren', short: 'Terminar' },
  call: '¡Última ficha!',
  challenge: (name: string) => `¡${name} ha olvidado avisar!`,
  endFor: (wants: number) => `en el ${wants}`,
  newRound: 'Se reparten las fichas…',
  watching: 'Estás mirando.',
  backToPlay: 'Volver a jugar yo',
  botForYou: 'Un bot juega por ti.',
  askForTools: 'Pedir la dirección de la mesa',
  askForToolsHint: 'Será tuya en medio minuto si el anfitrión no hace nada.',
  toolsAsked: (name: string) => `${name} pide la dirección de la mesa.`,
  toolsPassIn: (seconds: number) => `Cambia de manos en ${seconds} s si el anfitrión no hace nada.`,
  keepTools: 'Estoy aquí',
  seatClaimed: (who: string, name: string) => `${who || 'Alguien que mira'} dice: «Soy ${name}».`,
  giveSeatBack: (name: string) => `Devolver el sitio de ${name}`,
  refuseClaim: 'No',
  removePlayer: (name: string) => `Quitar a ${name}`,
  yes: 'Sí',
  no: 'No',
  zoom: 'Ampliación',
  zoomIn: 'Más cerca',
  zoomOut: 'Más lejos',
  zoomFit: 'Mesa entera',
  wholeTable: 'Mostrar la mesa',
  onTv: 'Mostrar la mesa en un televisor',
  joinHere: 'Únete aquí',
} as const;

/** What a player must do now, as the line above the hand says it. */
export function ownLine(task: Task, choice: OwnChoice, speaker: Speaker): string {
  const cover = task.kind === 'cover' ? coverPhrase(task, speaker) : null;
  switch (choice) {
    case 'play':
      if (cover !== null) return `Te toca. Cubre ${cover}.`;
      if (task.kind === 'extra') return 'Has colocado un doble: pon una ficha más.';
      return task.kind === 'opening' ? 'Te toca. Empieza tu tren.' : 'Te toca. Coloca una ficha.';
    case 'playOrEnd':
      return 'Sigue con tu tren o termínalo.';
    case 'playOrKeep':
      return 'La ficha robada encaja. Colócala o quédatela.';
    case 'draw':
      if (task.kind === 'extra') {
        return 'Has colocado un doble y no encaja ninguna otra ficha: roba una.';
      }
      return cover === null
        ? 'Te toca. No encaja ninguna ficha: roba una.'
        : `Te toca. Ninguna ficha cubre ${cover}: roba una.`;
    case 'end':
      return 'Ninguna ficha lo continúa. Termina tu tren.';
    case 'pass':
      return cover === null
        ? 'No encaja ninguna ficha: pasa.'
        : `Ninguna ficha cubre ${cover}: pasa.`;
    case 'wait':
      return 'Te toca.';
    default:
      return assertNever(choice);
  }
}

const ELSE = { draw: 'robar', pass: 'pasar' } as const;

/** What somebody else is about. */
export function othersLine(task: Task, speaker: Speaker): string {
  const name = nameOf(task.seat, speaker);
  switch (task.kind) {
    case 'cover':
      return `${name} debe cubrir ${coverPhrase(task, speaker)}, o ${ELSE[task.else]}.`;
    case 'extra':
      return `${name} ha colocado un doble y juega otra vez.`;
    case 'opening':
      return `${name} abre.`;
    case 'play':
      return `Le toca a ${name}.`;
    default:
      return assertNever(task);
  }
}

function coverPhrase(task: Extract<Task, { readonly kind: 'cover' }>, speaker: Speaker): string {
  return anyOf(
    task.doubles.map(({ pip, train }) => `el ${doubleName(pip)} en ${trainName(train, speaker)}`),
  );
}

/** The line once a tile is lifted. */
export function liftedLine(tile: TileId, trains: readonly TrainId[], speaker: Speaker): string {
  return trains.length === 0
    ? `El ${tileName(tile)} no encaja ahora en ningún sitio.`
    : `El ${tileName(tile)} encaja en ${trainsOf(trains, speaker)}.`;
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
    ? `Ninguna de tus fichas puede ir ahora en ${trainName(train, speaker)}.`
    : `En ${trainName(train, speaker)}: ${anyOf(fitting.map(tileName))}.`;
}

/** A tile of the hand in words: `12–7, encaja en tu tren y el tren mexicano`. */
export function handTileName(tile: TileId, fits: readonly TrainId[], speaker: Speaker): string {
  if (fits.length === 0) return tileName(tile);
  return `${tileName(tile)}, encaja en ${trainsOf(fits, speaker)}`;
}

/** A train in words: `El tren de Björn, abierto, acaba en 5, 9 fichas, 3 en la mano`. */
export function trainWords(facts: TrainFacts, speaker: Speaker): string {
  const { train, marked, started, wants, openDouble, tileCount, inHand, total } = facts;
  return phrases(
    capital(trainName(train, speaker)),
    ...(marked ? ['abierto a todos'] : []),
    openDouble === null
      ? `${started ? 'acaba en' : 'pide'} ${anyOf(wants)}`
      : `hay que cubrir el ${doubleName(openDouble)}`,
    started ? tiles(tileCount) : 'sin empezar',
    ...(inHand === null
      ? []
      : [plural(inHand, { one: 'queda # en la mano', other: '# en la mano' })]),
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
  if (count === 0) return 'No encaja ninguna ficha.';
  return plural(count, { one: 'Encaja # ficha.', other: 'Encajan # fichas.' });
}
