import type { BotLevel } from '@roundhouse/protocol';
import { assertNever, type OptionError } from '@roundhouse/rules';
import type { SitterFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import { number, plural, that, tiles } from './words.ts';

/** The table before the match. */
export const lobby = {
  title: 'Avant la partie',
  codeTitle: 'Code de la table',
  /** For screen readers: signs one by one. */
  spelled: (code: string) => code.split('').join(' '),
  share: 'Partager le lien',
  shareTitle: 'Le train mexicain sur Roundhouse',
  shareText: (code: string) => `Rejoins ma table ${code}`,
  copy: 'Copier le lien',
  copied: 'Copié',
  linkLabel: 'Lien vers cette table',
  onlyHere: 'Cet ordinateur n’est sur aucun réseau : le lien ne marche que sur lui.',
  qr: 'Code QR',
  qrLabel: (url: string) => `Code QR de ${url}`,
  qrHint: 'À scanner pour rejoindre',
  seats: 'Places',
  seatNumber: (seat: number) => `Place ${seat}`,
  seatCount: 'Nombre de places',
  freeSeats: (count: number) => plural(count, { one: '# place libre', other: '# places libres' }),
  you: 'toi',
  bot: (level: string) => `bot ${level}`,
  addBot: 'Ajouter un bot',
  addBotLevel: 'Le niveau du prochain bot',
  /** How a bot of each level plays, in a sentence. */
  botPlays: {
    passenger: 'Pose au hasard n’importe quel domino qui convient.',
    porter: 'Pose le domino le plus lourd qui convient.',
    conductor: 'Garde le premier train qu’il voit et pose d’abord ses autres dominos.',
    engineer: 'Trouve le plus long train de sa main et pose d’abord ses autres dominos.',
    dispatcher: 'Compare chaque coup selon ce dont il se débarrasse et le train qui lui reste.',
    baron: 'Avant chaque domino, il continue mille fois la manche dans sa tête.',
  } satisfies { readonly [L in BotLevel]: string },
  /** Where rounds cannot be played on in thought. */
  baronHere: 'Avec ces règles, un baron joue comme un régulateur.',
  removeBot: (name: string) => `Retirer ${name}`,
  removePlayer: (name: string) => `Retirer ${name}`,
  takeSeat: 'S’asseoir ici',
  spectators: (count: number) =>
    plural(count, { one: '# personne regarde.', other: '# personnes regardent.' }),
  lock: 'Ne plus laisser entrer personne',
  lockHint: 'Qui a une place peut toujours revenir.',
  locked: 'La table est verrouillée : personne de nouveau ne peut entrer.',
  rules: 'Règles',
  preset: 'Jeu de règles',
  /** What a rule system is like, where the host has changed some of it. */
  changed: (summary: string) => `${summary} (avec des changements)`,
  /** Before what it is like. */
  presetTitle: (title: string) => `${title}.`,
  length: 'Durée de la partie',
  rounds: (count: number) => plural(count, { one: '# manche', other: '# manches' }),
  fullMatch: (count: number) =>
    plural(count, { one: 'Partie entière, # manche', other: 'Partie entière, # manches' }),
  duration: (minutes: number) => {
    if (minutes < 90) return `environ ${number(minutes)} min`;
    return `environ ${number(Math.round(minutes / 30) / 2)} h`;
  },
  readRules: 'Lire les règles',
  allOptions: 'Toutes les options',
  manners: 'Bots et conseils',
  headings: {
    match: 'Partie',
    opening: 'Ouverture',
    turn: 'Tour',
    doubles: 'Doubles',
    ending: 'Fin d’une manche',
  },
  dealSeats: (seats: number) => plural(seats, { one: '# place', other: '# places' }),
  dealFor: (seats: number) =>
    plural(seats, { one: 'Dominos pour # place', other: 'Dominos pour # places' }),
  branchesPersonal: 'Sur un train personnel',
  branchesMexican: 'Sur le train mexicain',
  branchCount: (count: number) => (count === 1 ? 'Un domino' : 'Trois dominos en branches'),
  reset: 'Revenir aux règles publiées',
  hostDecides: (name: string) => `${name} est l’hôte et choisit les règles.`,
  start: 'Commencer la partie',
  startAlone: 'Ajoute un bot ou attends quelqu’un : il faut être deux pour une partie.',
  fillNote: (count: number) =>
    plural(count, {
      one: 'La place libre est supprimée.',
      other: 'Les # places libres sont supprimées.',
    }),
  waitingForHost: (name: string) => `On attend ${that(name)} commence`,
  leave: 'Quitter la table',
  leaveHint: 'Ta place se libère.',
  watching: 'Tu regardes. Prends une place libre pour jouer.',
  rename: 'Changer de nom',
} as const;

/** What stands beside the name of somebody at a seat: `toi, hôte, absent`. */
export function seatNote(sitter: SitterFacts): string {
  const { isMe, isHost, isAway } = sitter;
  return phrases(isMe && 'toi', isHost && 'hôte', isAway && 'absent');
}

/** Why a choice of options is no game, for the host who made it. */
export function optionError(error: OptionError): string {
  switch (error.code) {
    case 'unknownOption':
    case 'badOptionValue':
      return 'Cette option n’a pas cette valeur.';
    case 'branchesNeedCover':
      return 'Trois branches ne vont que si le domino supplémentaire se pose sur le double lui-même.';
    case 'penaltyNeedsCall':
      return 'Pour punir un oubli, il faut que le dernier domino doive être annoncé.';
    case 'thirdTileConflict':
      return 'Deux doubles avec de quoi en couvrir un ne vont pas avec ce choix.';
    case 'tooManyRounds':
      return `Ce jeu a ${error.most} nombres, donc une partie a au plus ${error.most} manches.`;
    case 'seatCountNotOffered':
      return `Ces règles sont faites pour ${error.offered.at(0) ?? 2} à ${error.offered.at(-1) ?? 8} personnes, pas ${error.seatCount}.`;
    case 'notEnoughTiles':
      return `Le jeu est trop petit pour ${error.seatCount} mains de ${tiles(error.tiles)}.`;
    default:
      return assertNever(error);
  }
}

/** What the bots are called, by strength. */
export const botLevels = {
  passenger: 'Passager',
  porter: 'Porteur',
  conductor: 'Contrôleur',
  engineer: 'Mécanicien',
  dispatcher: 'Régulateur',
  baron: 'Baron',
} as const satisfies { readonly [L in BotLevel]: string };

/** Rules that are made of figures. */
export const ruleSentence = {
  rounds: (count: number) =>
    plural(count, { one: 'La partie a une manche.', other: 'La partie a # manches.' }),
  deal: (count: number) => `Chacun reçoit ${tiles(count)}.`,
  branches: (personal: 1 | 3, mexican: 1 | 3) => {
    if (personal === mexican) {
      return personal === 1
        ? 'Un domino couvre un double.'
        : 'Trois dominos, en branches, couvrent un double.';
    }
    const where = personal === 3 ? 'd’un train personnel' : 'du train mexicain';
    return `Trois dominos, en branches, couvrent un double ${where} ; ailleurs un seul suffit.`;
  },
} as const;
