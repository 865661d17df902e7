import type { BotLevel } from '@roundhouse/protocol';
import { assertNever, type OptionError } from '@roundhouse/rules';
import type { SitterFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import { number, plural, tiles } from './words.ts';

/** The table before the match. */
export const lobby = {
  title: 'Vor der Partie',
  codeTitle: 'Code des Tisches',
  /** For screen readers: signs one by one. */
  spelled: (code: string) => code.split('').join(' '),
  share: 'Link teilen',
  shareTitle: 'Mexican Train bei Roundhouse',
  shareText: (code: string) => `Komm an meinen Tisch ${code}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  linkLabel: 'Link zu diesem Tisch',
  onlyHere: 'Dieser Computer ist in keinem Netz: Der Link geht nur auf ihm selbst.',
  qr: 'QR-Code',
  qrLabel: (url: string) => `QR-Code für ${url}`,
  qrHint: 'Scannen und mitspielen',
  seats: 'Plätze',
  seatNumber: (seat: number) => `Platz ${seat}`,
  seatCount: 'Anzahl der Plätze',
  freeSeats: (count: number) => plural(count, { one: '# freier Platz', other: '# freie Plätze' }),
  you: 'du',
  bot: (level: string) => `Bot: ${level}`,
  addBot: 'Bot dazu',
  addBotLevel: 'Wie gut der nächste Bot spielt',
  /** How a bot of each level plays, in a sentence. */
  botPlays: {
    passenger: 'Legt irgendeinen Stein an, der passt.',
    porter: 'Legt den schwersten Stein an, der passt.',
    conductor: 'Behält den ersten Zug, den er findet, und legt seine anderen Steine zuerst.',
    engineer: 'Findet den längsten Zug seiner Hand und legt seine anderen Steine zuerst.',
    dispatcher: 'Wägt jeden Stein danach ab, was er loswird und welcher Zug ihm bleibt.',
    baron: 'Spielt vor jedem Stein in Gedanken tausendmal weiter.',
  } satisfies { readonly [L in BotLevel]: string },
  /** Where rounds cannot be played on in thought. */
  baronHere: 'Nach diesen Regeln spielt ein Baron wie ein Fahrdienstleiter.',
  removeBot: (name: string) => `${name} entfernen`,
  removePlayer: (name: string) => `${name} entfernen`,
  takeSeat: 'Hier sitzen',
  spectators: (count: number) =>
    plural(count, { one: '# Person schaut zu.', other: '# Personen schauen zu.' }),
  lock: 'Niemanden mehr hereinlassen',
  lockHint: 'Wer einen Platz hat, kann immer zurückkommen.',
  locked: 'Der Tisch ist abgeschlossen: Niemand Neues kann herein.',
  rules: 'Regeln',
  preset: 'Regelwerk',
  /** What a rule system is like, where the host has changed some of it. */
  changed: (summary: string) => `${summary} (mit Änderungen)`,
  /** Before what it is like. */
  presetTitle: (title: string) => `${title}.`,
  length: 'Länge der Partie',
  rounds: (count: number) => plural(count, { one: '# Runde', other: '# Runden' }),
  fullMatch: (count: number) =>
    plural(count, { one: 'Ganze Partie, # Runde', other: 'Ganze Partie, # Runden' }),
  duration: (minutes: number) => {
    if (minutes < 90) return `etwa ${number(minutes)} min`;
    return `etwa ${number(Math.round(minutes / 30) / 2)} h`;
  },
  readRules: 'Regeln lesen',
  allOptions: 'Alle Regeln einstellen',
  manners: 'Bots und Tipps',
  headings: {
    match: 'Partie',
    opening: 'Eröffnung',
    turn: 'An der Reihe',
    doubles: 'Doppel',
    ending: 'Ende einer Runde',
  },
  dealSeats: (seats: number) => plural(seats, { one: '# Platz', other: '# Plätze' }),
  dealFor: (seats: number) =>
    plural(seats, { one: 'Steine bei # Platz', other: 'Steine bei # Plätzen' }),
  branchesPersonal: 'An einem eigenen Zug',
  branchesMexican: 'Am mexikanischen Zug',
  branchCount: (count: number) => (count === 1 ? 'Ein Stein' : 'Drei Steine, die sich verzweigen'),
  reset: 'Zurück zu den Regeln wie veröffentlicht',
  hostDecides: (name: string) => `Gastgeber ist ${name} und bestimmt die Regeln.`,
  start: 'Partie beginnen',
  startAlone: 'Setz einen Bot dazu oder warte auf jemanden: Zu einer Partie gehören zwei.',
  fillNote: (count: number) =>
    plural(count, { one: 'Der freie Platz entfällt.', other: 'Die # freien Plätze entfallen.' }),
  waitingForHost: (name: string) => `${name} beginnt die Partie`,
  leave: 'Tisch verlassen',
  leaveHint: 'Dein Platz wird frei.',
  watching: 'Du schaust zu. Nimm einen freien Platz, um mitzuspielen.',
  rename: 'Name ändern',
} as const;

/** What stands beside the name of somebody at a seat: `du, Gastgeber, weg`. */
export function seatNote(sitter: SitterFacts): string {
  const { isMe, isHost, isAway } = sitter;
  return phrases(isMe && 'du', isHost && 'Gastgeber', isAway && 'weg');
}

/** Why a choice of options is no game, for the host who made it. */
export function optionError(error: OptionError): string {
  switch (error.code) {
    case 'unknownOption':
    case 'badOptionValue':
      return 'Diesen Wert gibt es hier nicht.';
    case 'branchesNeedCover':
      return 'Drei Zweige gehen nur, wenn der zusätzliche Stein an das Doppel selbst kommt.';
    case 'penaltyNeedsCall':
      return 'Eine Strafe fürs Vergessen setzt voraus, dass der letzte Stein angesagt wird.';
    case 'thirdTileConflict':
      return 'Zwei Doppel mit einer Abdeckung auf der Hand passen nicht zu dieser Wahl.';
    case 'tooManyRounds':
      return `Dieser Satz hat ${error.most} Zahlen, eine Partie also höchstens ${error.most} Runden.`;
    case 'seatCountNotOffered':
      return `Diese Regeln sind für ${error.offered.at(0) ?? 2} bis ${error.offered.at(-1) ?? 8} Personen, nicht für ${error.seatCount}.`;
    case 'notEnoughTiles':
      return `Der Satz reicht nicht für ${error.seatCount} Hände mit je ${tiles(error.tiles).replace('Steine', 'Steinen')}.`;
    default:
      return assertNever(error);
  }
}

/** What the bots are called, by strength. */
export const botLevels = {
  passenger: 'Fahrgast',
  porter: 'Gepäckträger',
  conductor: 'Schaffner',
  engineer: 'Lokführer',
  dispatcher: 'Fahrdienstleiter',
  baron: 'Baron',
} as const satisfies { readonly [L in BotLevel]: string };

/** Rules that are made of figures. */
export const ruleSentence = {
  rounds: (count: number) =>
    plural(count, { one: 'Die Partie hat eine Runde.', other: 'Die Partie hat # Runden.' }),
  deal: (count: number) => `Alle bekommen ${tiles(count)}.`,
  branches: (personal: 1 | 3, mexican: 1 | 3) => {
    if (personal === mexican) {
      return personal === 1
        ? 'Ein Stein deckt ein Doppel ab.'
        : 'Drei Steine, die sich verzweigen, decken ein Doppel ab.';
    }
    const where = personal === 3 ? 'einem eigenen Zug' : 'dem mexikanischen Zug';
    return `Ein Doppel an ${where} wird von drei Steinen abgedeckt, die sich verzweigen; sonst von einem.`;
  },
} as const;
