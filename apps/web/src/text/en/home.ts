import { plural } from './words.ts';

/** The first page and the way to a table. */
export const home = {
  product: 'Roundhouse',
  tagline: 'Mexican Train dominoes with friends, each on their own screen.',
  playNow: 'Play now',
  playNowHint: 'One round against three bots',
  openTable: 'Open a table',
  openTableHint: 'For friends, with your own rules',
  practice: 'Practice',
  practiceHint: 'Against bots, by rules of your choice',
  howToPlay: 'How to play',
  joinTitle: 'Join a table',
  codeLabel: 'Table code',
  codeHint: 'Six letters and digits, or the whole link.',
  codeExample: 'KQX 7MB',
  join: 'Join',
  badCode:
    'A table code has six letters and digits, such as KQX\u00a07MB. It never has 0, 1, I, L or O.',
  yourTables: 'Your tables',
  backTo: (code: string) => `Back to table ${code}`,
  tableOf: (name: string) => `${name}’s table`,
  phases: {
    lobby: 'Waiting to start',
    playing: 'Playing now',
    betweenRounds: 'Between two rounds',
    over: 'Match over',
  },
  promises: ['No account', 'No install', 'Free'],
  playingAs: (name: string) => `Playing as ${name}`,
  changeName: 'Change name',
  opening: 'Opening the table …',
  guest: 'Guest',
  serverUnreachable: 'The game server does not answer. Check your connection and try again.',
  serverRefused: 'The game server could not open a table just now. Try again in a moment.',
  serverBusy: 'Many tables have been opened from here just now. Try again in a minute.',
} as const;

/** The dialog that asks for a name, and the page of a join link. */
export const join = {
  nameTitle: 'What shall friends call you?',
  nameLabel: 'Your name',
  nameHint: 'Up to 20 characters. This browser remembers it.',
  nameMissing: 'Please enter a name.',
  nameUnfit: 'Please choose another name: 1 to 20 letters, digits or signs.',
  nameTooLong:
    'This name is too long: 20 signs at most, fewer where signs are made of several, as families are.',
  save: 'Save',
  cancel: 'Cancel',
  openTable: 'Open the table',
  title: (code: string) => `Table ${code}`,
  whose: (name: string) => `This is ${name}’s table.`,
  seatsFree: (count: number) =>
    plural(count, { one: '# seat is free.', other: '# seats are free.' }),
  allTaken: 'All seats are taken. You can watch, and take a seat when one comes free.',
  started: 'A bot has a seat that you can take over, or just watch.',
  roundRuns: 'A round is being played. You can watch it; after it, you can take over from a bot.',
  takeSeat: 'Take a seat',
  watch: 'Just watch',
  looking: 'Looking for the table …',
} as const;
