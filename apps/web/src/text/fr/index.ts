export { connection } from './connection.ts';
export { eventSentence, roundPoints, whyRoundEnded } from './events.ts';
export { home, join } from './home.ts';
export { botLevels, lobby, optionError, ruleSentence } from './lobby.ts';
export { result, winnersLine } from './result.ts';
export { settings } from './settings.ts';
export {
  chosenTrainLine,
  handTileName,
  liftedLine,
  othersLine,
  ownLine,
  playableCount,
  table,
  trainWords,
} from './table.ts';
export { refusalSentence } from './tableRefusals.ts';
export { points, tileName } from './words.ts';
