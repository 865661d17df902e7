import { plural } from './words.ts';

/** The first page and the way to a table. */
export const home = {
  product: 'Roundhouse',
  tagline: 'Dominó de tren mexicano con amigos, cada cual en su pantalla.',
  playNow: 'Jugar ya',
  playNowHint: 'Una ronda contra tres bots',
  openTable: 'Abrir una mesa',
  openTableHint: 'Para amigos, con vuestras reglas',
  practice: 'Practicar',
  practiceHint: 'Contra bots, con las reglas que elijas',
  howToPlay: 'Cómo se juega',
  joinTitle: 'Ir a una mesa',
  codeLabel: 'Código de la mesa',
  codeHint: 'Seis letras y cifras, o el enlace entero.',
  codeExample: 'KQX 7MB',
  join: 'Unirse',
  badCode:
    'El código de una mesa tiene seis letras y cifras, como KQX\u00a07MB. Nunca lleva 0, 1, I, L ni O.',
  yourTables: 'Tus mesas',
  backTo: (code: string) => `Volver a la mesa ${code}`,
  tableOf: (name: string) => `Mesa de ${name}`,
  phases: {
    lobby: 'Aún no ha empezado',
    playing: 'En juego',
    betweenRounds: 'Entre dos rondas',
    over: 'Partida terminada',
  },
  promises: ['Sin cuenta', 'Sin instalar nada', 'Gratis'],
  playingAs: (name: string) => `Juegas como ${name}`,
  changeName: 'Cambiar nombre',
  opening: 'Abriendo la mesa…',
  guest: 'Invitado',
  serverUnreachable:
    'El servidor del juego no responde. Comprueba tu conexión e inténtalo de nuevo.',
  serverRefused:
    'El servidor del juego no ha podido abrir una mesa. Inténtalo de nuevo en un momento.',
  serverBusy: 'Se han abierto muchas mesas desde aquí. Inténtalo de nuevo dentro de un minuto.',
} as const;

/** The dialog that asks for a name, and the page of a join link. */
export const join = {
  nameTitle: '¿Cómo te llaman tus amigos?',
  nameLabel: 'Tu nombre',
  nameHint: 'Hasta 20 caracteres. Este navegador lo recuerda.',
  nameMissing: 'Escribe un nombre, por favor.',
  nameUnfit: 'Elige otro nombre, por favor: de 1 a 20 letras, cifras o signos.',
  nameTooLong:
    'Este nombre es demasiado largo: 20 signos como mucho, menos si se componen de varios, como las familias.',
  save: 'Guardar',
  cancel: 'Cancelar',
  openTable: 'Abrir la mesa',
  title: (code: string) => `Mesa ${code}`,
  whose: (name: string) => `${name} te espera en esta mesa.`,
  seatsFree: (count: number) =>
    plural(count, { one: 'Queda # asiento libre.', other: 'Quedan # asientos libres.' }),
  allTaken: 'Todos los asientos están ocupados. Puedes mirar y sentarte cuando quede alguno libre.',
  started: 'Un bot ocupa un asiento que puedes tomar tú; o limítate a mirar.',
  roundRuns: 'Se está jugando una ronda. Puedes mirarla y, después, relevar a un bot.',
  takeSeat: 'Sentarse',
  watch: 'Solo mirar',
  looking: 'Buscando la mesa…',
} as const;
