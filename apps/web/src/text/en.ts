export { eventSentence, roundPoints, whyRoundEnded } from './en/events.ts';
export { home, join } from './en/home.ts';
export { lobby, optionError } from './en/lobby.ts';
export { refusalSentence } from './en/tableRefusals.ts';
export { connection, settings } from './en/settings.ts';
