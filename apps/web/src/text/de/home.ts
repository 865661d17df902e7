import { plural } from './words.ts';

/** The first page and the way to a table. */
export const home = {
  product: 'Roundhouse',
  tagline: 'Mexican Train: Domino mit Freunden, alle am eigenen Bildschirm.',
  playNow: 'Sofort spielen',
  playNowHint: 'Eine Runde gegen drei Bots',
  openTable: 'Tisch eröffnen',
  openTableHint: 'Für Freunde, mit euren eigenen Regeln',
  practice: 'Üben',
  practiceHint: 'Gegen Bots, nach Regeln deiner Wahl',
  howToPlay: 'So wird gespielt',
  joinTitle: 'Zu einem Tisch',
  codeLabel: 'Code des Tisches',
  codeHint: 'Sechs Buchstaben und Ziffern, oder der ganze Link.',
  codeExample: 'KQX 7MB',
  join: 'Mitspielen',
  badCode:
    'Der Code eines Tisches hat sechs Buchstaben und Ziffern, zum Beispiel KQX\u00a07MB. 0, 1, I, L und O kommen nie vor.',
  yourTables: 'Deine Tische',
  backTo: (code: string) => `Zurück zu Tisch ${code}`,
  tableOf: (name: string) => `Tisch von ${name}`,
  phases: {
    lobby: 'Hat noch nicht begonnen',
    playing: 'Wird gerade gespielt',
    betweenRounds: 'Zwischen zwei Runden',
    over: 'Partie vorbei',
  },
  promises: ['Kein Konto', 'Keine Installation', 'Kostenlos'],
  playingAs: (name: string) => `Du spielst als ${name}`,
  changeName: 'Name ändern',
  opening: 'Der Tisch wird eröffnet …',
  guest: 'Gast',
  serverUnreachable:
    'Der Spielserver antwortet nicht. Prüf deine Verbindung und versuch es wieder.',
  serverRefused:
    'Der Spielserver konnte gerade keinen Tisch eröffnen. Versuch es gleich noch einmal.',
  serverBusy:
    'Von hier wurden gerade viele Tische eröffnet. Versuch es in einer Minute noch einmal.',
} as const;

/** The dialog that asks for a name, and the page of a join link. */
export const join = {
  nameTitle: 'Wie sollen deine Freunde dich nennen?',
  nameLabel: 'Dein Name',
  nameHint: 'Bis zu 20 Zeichen. Dieser Browser merkt ihn sich.',
  nameMissing: 'Bitte gib einen Namen ein.',
  nameUnfit: 'Bitte wähle einen anderen Namen: 1 bis 20 Buchstaben, Ziffern oder Zeichen.',
  nameTooLong:
    'Dieser Name ist zu lang: höchstens 20 Zeichen, weniger bei solchen aus mehreren Teilen wie Familien.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  openTable: 'Tisch eröffnen',
  title: (code: string) => `Tisch ${code}`,
  whose: (name: string) => `${name} erwartet dich an diesem Tisch.`,
  seatsFree: (count: number) =>
    plural(count, { one: '# Platz ist frei.', other: '# Plätze sind frei.' }),
  allTaken:
    'Alle Plätze sind besetzt. Du kannst zuschauen und dich setzen, sobald einer frei wird.',
  started: 'Ein Bot hat einen Platz, den du übernehmen kannst; oder du schaust zu.',
  roundRuns: 'Es läuft eine Runde. Du kannst zuschauen und danach den Platz eines Bots übernehmen.',
  takeSeat: 'Platz nehmen',
  watch: 'Nur zuschauen',
  looking: 'Der Tisch wird gesucht …',
} as const;
