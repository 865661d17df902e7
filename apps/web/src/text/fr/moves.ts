import type { TileId, TrainId } from '@roundhouse/rules';
import type { OutcomeFacts, SuitFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import type { Speaker } from '../speaker.ts';
import { anyOf, doubleName, plural, tileName, trainName } from './words.ts';

/** Putting the hand in order, and making moves in other ways than by tapping. */
export const moves = {
  arrange: 'Trier et ranger',
  byPlan: 'Trier selon un plan',
  markedTile: (name: string, mark: string) => `${name}, ${mark}`,
  freshTile: (name: string) => `${name}, nouveau`,
  open: 'Dominos en grand',
  close: 'Dominos en petit',
  lay: { long: 'Le poser', short: 'Le poser' },
  notYet: { long: 'Pas encore', short: 'Pas encore' },
  layTrainAsked: (count: number) => `Poser ces ${count} dominos, l’un après l’autre ?`,
  typed: 'Écrire un coup',
  typedHint: 'Par exemple 12-7 mex, 12-7 ana, piocher ou passer.',
  typedPlay: 'Jouer',
  typedMove:
    'Ce n’est pas un coup. Écris un domino et un train, comme 12-7 mex, ou bien piocher ou passer.',
  typedTrain: 'Quel train ? Écris mex, moi ou le début d’un nom.',
  letGo: 'Lâche le domino au-dessus d’un train pour le poser.',
  whichEnd: 'Choisis l’extrémité.',
  /** Why not, where a lane has no room for the sentence. */
  brief: {
    thenWants: (pip: number) => `→ ${pip}`,
    wants: (pip: number) => `demande ${pip}`,
    first: (pip: number) => `d’abord ${pip}–${pip}`,
    closed: 'fermé',
    notNow: 'pas maintenant',
  },
  words: {
    own: 'moi mon mien',
    mexican: 'mexicain m',
    draw: 'piocher pioche',
    pass: 'passer passe p',
    decline: 'garder g',
    end: 'terminer fin t',
    call: 'dernier',
  },
} as const;

/** The question before a tile is laid. */
export function layAsked(tile: TileId, train: TrainId, speaker: Speaker): string {
  return `Poser le ${tileName(tile)} sur ${trainName(train, speaker)} ?`;
}

/** What a sort by plan has found. */
export function planFound(count: number, extras: number): string {
  const laid = plural(count, {
    one: '# domino va sur ton train',
    other: '# dominos vont sur ton train',
  });
  return `${laid} ; ${plural(extras, { one: '# est en trop', other: '# sont en trop' })}.`;
}

/** The same where no tile goes on the own train. */
export function planApart(count: number, extras: number): string {
  const chain = plural(count, { one: 'une chaîne de # domino', other: 'une chaîne de # dominos' });
  const rest = plural(extras, { one: '# est en trop', other: '# sont en trop' });
  return `Rien ne va encore sur ton train. Tu as ${chain} ; ${rest}.`;
}

/** What would come of a tile on a train, as short as it can be said. */
export function outcomeWords(outcome: OutcomeFacts): string {
  const { covers, opens, wants, again, closes, isLast } = outcome;
  return phrases(
    ...(covers === null ? [] : [`couvre le ${doubleName(covers)}`]),
    ...(closes ? ['ton marqueur s’en va'] : []),
    ...(isLast ? ['ton dernier domino !'] : []),
    ...(opens === null
      ? []
      : [again ? 'puis encore un domino' : `le ${doubleName(opens)} sera à couvrir`]),
    ...(opens === null && wants.length > 0 ? [`demande ensuite ${anyOf(wants)}`] : []),
  );
}

/** How much is left of the suit of an open double. */
export function suitWords({ pip, left, mine }: SuitFacts): string {
  const all = plural(left, {
    one: `encore # domino avec ${pip}`,
    other: `encore # dominos avec ${pip}`,
  });
  return mine === 0 ? all : `${all}, dont ${mine} chez toi`;
}

/** The same on a small sign. */
export function suitSign({ left, mine }: SuitFacts): string {
  return mine === 0 ? `encore ${left}` : `encore ${left}, ${mine} à toi`;
}
