import type { TileId, TrainId } from '@roundhouse/rules';
import type { OutcomeFacts, SuitFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';
import { anyOf, doubleName, plural, tileName, trainName } from './words.ts';

/** Putting the hand in order, and making moves in other ways than by tapping. */
export const moves = {
  arrange: 'Sortieren und ordnen',
  byPlan: 'Nach Plan sortieren',
  markedTile: (name: string, mark: string) => `${name}, ${mark}`,
  freshTile: (name: string) => `${name}, neu`,
  open: 'Steine groß',
  close: 'Steine klein',
  lay: { long: 'Anlegen', short: 'Anlegen' },
  notYet: { long: 'Noch nicht', short: 'Noch nicht' },
  layTrainAsked: (count: number) => `Diese ${count} Steine nacheinander anlegen?`,
  typed: 'Spielzug eintippen',
  typedHint: 'Etwa 12-7 mex, 12-7 ana, ziehen oder passen.',
  typedPlay: 'Spielen',
  typedMove:
    'Das ist kein Spielzug. Schreib einen Stein und einen Zug, etwa 12-7 mex, oder ziehen oder passen.',
  typedTrain: 'Welcher Zug? Schreib mex, ich oder den Anfang eines Namens.',
  letGo: 'Lass den Stein über einem Zug los, um ihn anzulegen.',
  whichEnd: 'Wähl das Ende.',
  /** Why not, where a lane has no room for the sentence. */
  brief: {
    thenWants: (pip: number) => `→ ${pip}`,
    wants: (pip: number) => `braucht ${pip}`,
    first: (pip: number) => `erst ${pip}–${pip}`,
    closed: 'zu',
    notNow: 'jetzt nicht',
  },
  words: {
    own: 'ich mein meiner',
    mexican: 'mexikaner mexikanisch m',
    draw: 'ziehen zieh z',
    pass: 'passen passe p',
    decline: 'behalten b',
    end: 'beenden ende e',
    call: 'letzter',
  },
} as const;

/** The question before a tile is laid. */
export function layAsked(tile: TileId, train: TrainId, speaker: Speaker): string {
  return `${tileName(tile)} an ${trainName(train, speaker, 'accusative')} anlegen?`;
}

/** What a sort by plan has found. */
export function planFound(count: number, extras: number): string {
  const laid = plural(count, {
    one: '# Stein geht an deinen Zug',
    other: '# Steine gehen an deinen Zug',
  });
  return `${laid}; ${plural(extras, { one: '# Stein bleibt übrig', other: '# Steine bleiben übrig' })}.`;
}

/** The same where no tile goes on the own train. */
export function planApart(count: number, extras: number): string {
  const chain = plural(count, { one: 'eine Kette von # Stein', other: 'eine Kette von # Steinen' });
  const rest = plural(extras, { one: '# bleibt übrig', other: '# bleiben übrig' });
  return `An deinen Zug passt noch nichts. Du hast ${chain}; ${rest}.`;
}

/** What would come of a tile on a train, as short as it can be said. */
export function outcomeWords(outcome: OutcomeFacts): string {
  const { covers, opens, wants, again, closes, isLast } = outcome;
  return phrases(
    ...(covers === null ? [] : [`deckt ${doubleName(covers)} ab`]),
    ...(closes ? ['dein Marker geht weg'] : []),
    ...(isLast ? ['dein letzter Stein!'] : []),
    ...(opens === null
      ? []
      : [again ? 'dann noch ein Stein' : `${doubleName(opens)} muss gedeckt werden`]),
    ...(opens === null && wants.length > 0 ? [`braucht dann ${anyOf(wants)}`] : []),
  );
}

/** How much is left of the suit of an open double. */
export function suitWords({ pip, left, mine }: SuitFacts): string {
  const all = plural(left, {
    one: `noch # Stein mit ${pip}`,
    other: `noch # Steine mit ${pip}`,
  });
  return mine === 0 ? all : `${all}, davon ${mine} bei dir`;
}

/** The same on a small sign. */
export function suitSign({ left, mine }: SuitFacts): string {
  return mine === 0 ? `noch ${left}` : `noch ${left}, ${mine} bei dir`;
}
