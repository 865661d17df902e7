export { eventSentence, roundPoints, whyRoundEnded } from './events.ts';
