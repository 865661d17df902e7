export { botLevels, lobby, optionError, ruleSentence, seatNote } from './lobby.ts';
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
export {
  chosenTrainLine,
  everyTrain,
  handTileName,
  laneName,
  liftedLine,
  othersLine,
  ownLine,
  playableCount,
  table,
  trainWords,
} from './table.ts';
export { refusalSentence } from './tableRefusals.ts';
export { points, tileName, tileNames } from './words.ts';
