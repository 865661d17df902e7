export { eventSentence, roundPoints, whyRoundEnded } from './events.ts';
export { botLevels, lobby, optionError, ruleSentence } from './lobby.ts';
export {
  layAsked,
  moves,
  outcomeWords,
  planApart,
  planFound,
  suitSign,
  suitWords,
} from './moves.ts';
export { options, presets } from './rulebook.ts';
export { practice } from './practice.ts';
export { result, winnersLine } from './result.ts';
export { factSentence, factWords, headline, scores } from './scores.ts';
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
