import { of, plural } from './words.ts';

/** The first page and the way to a table. */
export const home = {
  product: 'Roundhouse',
  tagline: 'Le train mexicain aux dominos, entre amis, chacun sur son écran.',
  playNow: 'Jouer tout de suite',
  playNowHint: 'Une manche contre trois bots',
  openTable: 'Ouvrir une table',
  openTableHint: 'Entre amis, avec vos règles',
  practice: 'S’entraîner',
  practiceHint: 'Contre des bots, avec les règles de ton choix',
  howToPlay: 'Comment jouer',
  joinTitle: 'Rejoindre une table',
  codeLabel: 'Code de la table',
  codeHint: 'Six lettres et chiffres, ou le lien entier.',
  codeExample: 'KQX 7MB',
  join: 'Rejoindre',
  badCode:
    'Le code d’une table a six lettres et chiffres, comme KQX\u00a07MB. Il ne contient jamais 0, 1, I, L ni O.',
  yourTables: 'Tes tables',
  backTo: (code: string) => `Retour à la table ${code}`,
  tableOf: (name: string) => `Table ${of(name)}`,
  phases: {
    lobby: 'Pas encore commencée',
    playing: 'En cours de jeu',
    betweenRounds: 'Entre deux manches',
    over: 'Partie terminée',
  },
  promises: ['Sans compte', 'Sans installation', 'Gratuit'],
  playingAs: (name: string) => `Tu joues sous le nom de ${name}`,
  changeName: 'Changer de nom',
  opening: 'Ouverture de la table…',
  guest: 'Invité',
  serverUnreachable: 'Le serveur de jeu ne répond pas. Vérifie ta connexion et réessaie.',
  serverRefused: 'Le serveur de jeu n’a pas pu ouvrir de table. Réessaie dans un instant.',
  serverBusy: 'Beaucoup de tables viennent d’être ouvertes d’ici. Réessaie dans une minute.',
} as const;

/** The dialog that asks for a name, and the page of a join link. */
export const join = {
  nameTitle: 'Comment tes amis t’appellent-ils ?',
  nameLabel: 'Ton nom',
  nameHint: 'Jusqu’à 20 caractères. Ce navigateur s’en souvient.',
  nameMissing: 'Entre un nom, s’il te plaît.',
  nameUnfit: 'Choisis un autre nom, s’il te plaît : de 1 à 20 lettres, chiffres ou signes.',
  nameTooLong:
    'Ce nom est trop long : 20 signes au plus, moins s’ils se composent de plusieurs, comme les familles.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  openTable: 'Ouvrir la table',
  title: (code: string) => `Table ${code}`,
  whose: (name: string) => `${name} t’attend à cette table.`,
  seatsFree: (count: number) =>
    plural(count, { one: '# place est libre.', other: '# places sont libres.' }),
  allTaken:
    'Toutes les places sont prises. Tu peux regarder, et t’asseoir dès qu’une place se libère.',
  started: 'Un bot occupe une place que tu peux prendre ; ou bien regarde.',
  roundRuns: 'Une manche est en cours. Tu peux la regarder, puis remplacer un bot.',
  takeSeat: 'Prendre une place',
  watch: 'Seulement regarder',
  looking: 'Recherche de la table…',
} as const;
