export { eventSentence, roundPoints, whyRoundEnded } from './events.ts';
export { practice } from './practice.ts';
export { result, winnersLine } from './result.ts';
export { factSentence, factWords, headline, scores } from './scores.ts';
