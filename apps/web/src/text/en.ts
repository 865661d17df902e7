export { connection } from './en/connection.ts';
export { eventSentence, roundPoints, whyRoundEnded } from './en/events.ts';
export { home, join } from './en/home.ts';
export { botLevels, lobby, optionError, ruleSentence } from './en/lobby.ts';
export { result, winnersLine } from './en/result.ts';
export { settings } from './en/settings.ts';
export {
  chosenTrainLine,
  handTileName,
  liftedLine,
  othersLine,
  ownLine,
  playableCount,
  table,
  trainWords,
} from './en/table.ts';
export { refusalSentence } from './en/tableRefusals.ts';
export { points, tileName } from './en/words.ts';
