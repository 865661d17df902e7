import type { BotLevel } from '@roundhouse/protocol';
import { assertNever, type OptionError } from '@roundhouse/rules';
import type { SitterFacts } from '../facts.ts';
import { phrases } from '../grammar.ts';
import { number, plural, tiles } from './words.ts';

/** The table before the match. */
export const lobby = {
  title: 'Before the match',
  codeTitle: 'Table code',
  /** For screen readers: signs one by one. */
  spelled: (code: string) => code.split('').join(' '),
  share: 'Share link',
  shareTitle: 'Mexican Train at Roundhouse',
  shareText: (code: string) => `Join my table ${code}`,
  copy: 'Copy link',
  copied: 'Copied',
  linkLabel: 'Link to this table',
  onlyHere: 'This computer is on no network: the link works only on it.',
  qr: 'QR code',
  qrLabel: (url: string) => `QR code for ${url}`,
  qrHint: 'Scan to join',
  seats: 'Seats',
  seatNumber: (seat: number) => `Seat ${seat}`,
  seatCount: 'Number of seats',
  freeSeats: (count: number) => plural(count, { one: '# free seat', other: '# free seats' }),
  you: 'you',
  bot: (level: string) => `${level} bot`,
  addBot: 'Add bot',
  addBotLevel: 'How well the next bot plays',
  /** How a bot of each level plays, in a sentence. */
  botPlays: {
    passenger: 'Lays any tile that fits, at random.',
    porter: 'Lays the heaviest tile that fits.',
    conductor: 'Keeps the first train it spots, and lays its other tiles first.',
    engineer: 'Finds the longest train in its hand, and lays its other tiles first.',
    dispatcher: 'Weighs every play by what it gets rid of and by the train that is left.',
    baron: 'Plays the round to its end in thought, a thousand times, before each tile.',
  } satisfies { readonly [L in BotLevel]: string },
  /** Where rounds cannot be played on in thought. */
  baronHere: 'By these rules a Baron plays like a Dispatcher.',
  removeBot: (name: string) => `Remove ${name}`,
  removePlayer: (name: string) => `Remove ${name}`,
  takeSeat: 'Sit here',
  spectators: (count: number) =>
    plural(count, { one: '# person is watching.', other: '# people are watching.' }),
  lock: 'Let nobody new in',
  lockHint: 'Whoever has a seat can always come back.',
  locked: 'The table is locked: nobody new can come in.',
  rules: 'Rules',
  preset: 'Rule system',
  /** What a rule system is like, where the host has changed some of it. */
  changed: (summary: string) => `${summary} (with changes)`,
  /** Before what it is like. */
  presetTitle: (title: string) => `${title}.`,
  length: 'Match length',
  rounds: (count: number) => plural(count, { one: '# round', other: '# rounds' }),
  fullMatch: (count: number) =>
    plural(count, { one: 'Whole match, # round', other: 'Whole match, # rounds' }),
  duration: (minutes: number) => {
    if (minutes < 90) return `about ${minutes} min`;
    return `about ${number(Math.round(minutes / 30) / 2)} h`;
  },
  readRules: 'Read the rules',
  allOptions: 'All rule options',
  manners: 'Bots and hints',
  headings: {
    match: 'Match',
    opening: 'Opening',
    turn: 'Turn',
    doubles: 'Doubles',
    ending: 'End of a round',
  },
  dealSeats: (seats: number) => plural(seats, { one: '# seat', other: '# seats' }),
  dealFor: (seats: number) =>
    plural(seats, { one: 'Tiles for # seat', other: 'Tiles for # seats' }),
  branchesPersonal: 'On a personal train',
  branchesMexican: 'On the Mexican train',
  branchCount: (count: number) => (count === 1 ? 'One tile' : 'Three tiles that branch'),
  reset: 'Reset to the published rules',
  hostDecides: (name: string) => `${name} is the host and chooses the rules.`,
  start: 'Start the match',
  startAlone: 'Add a bot or wait for a friend: a match needs two players.',
  fillNote: (count: number) =>
    plural(count, { one: 'The free seat is left out.', other: 'The # free seats are left out.' }),
  waitingForHost: (name: string) => `Waiting for ${name} to start`,
  leave: 'Leave the table',
  leaveHint: 'Your seat becomes free.',
  watching: 'You are watching. Take a free seat to play.',
  rename: 'Change name',
} as const;

/** What stands beside the name of somebody at a seat: `you, host, away`. */
export function seatNote(sitter: SitterFacts): string {
  const { isMe, isHost, isAway } = sitter;
  return phrases(isMe && 'you', isHost && 'host', isAway && 'away');
}

/** Why a choice of options is no game, for the host who made it. */
export function optionError(error: OptionError): string {
  switch (error.code) {
    case 'unknownOption':
    case 'badOptionValue':
      return 'This option has no such value.';
    case 'branchesNeedCover':
      return 'Three branches work only when the extra tile goes on the double itself.';
    case 'penaltyNeedsCall':
      return 'A penalty for forgetting needs an announcement of the last tile.';
    case 'thirdTileConflict':
      return 'Two doubles with a cover in hand do not go together with this choice.';
    case 'tooManyRounds':
      return `This set has ${error.most} numbers, so a match has at most ${error.most} rounds.`;
    case 'seatCountNotOffered':
      return `These rules are for ${error.offered.at(0) ?? 2} to ${error.offered.at(-1) ?? 8} players, not ${error.seatCount}.`;
    case 'notEnoughTiles':
      return `The set is too small for ${error.seatCount} hands of ${error.tiles} tiles.`;
    default:
      return assertNever(error);
  }
}

/** What the bots are called, by strength. */
export const botLevels = {
  passenger: 'Passenger',
  porter: 'Porter',
  conductor: 'Conductor',
  engineer: 'Engineer',
  dispatcher: 'Dispatcher',
  baron: 'Baron',
} as const satisfies { readonly [L in BotLevel]: string };

/** Rules that are made of figures. */
export const ruleSentence = {
  rounds: (count: number) =>
    plural(count, { one: 'The match has one round.', other: 'The match has # rounds.' }),
  deal: (count: number) => `Everybody is dealt ${tiles(count)}.`,
  branches: (personal: 1 | 3, mexican: 1 | 3) => {
    if (personal === mexican) {
      return personal === 1
        ? 'One tile answers a double.'
        : 'Three tiles, which branch, answer a double.';
    }
    const where = personal === 3 ? 'a personal train' : 'the Mexican train';
    return `Three tiles, which branch, answer a double on ${where}; elsewhere one does.`;
  },
} as const;
