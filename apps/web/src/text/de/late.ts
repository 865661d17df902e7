export { arranging } from './arranging.ts';
export {
  adviceWords,
  bestTrain,
  coversFor,
  dumpCosts,
  extraTiles,
  firstKeeps,
  hints,
  noStarter,
  onBestTrain,
  onReadyTrain,
  orElse,
  shedFirst,
  trainTiles,
  usedUp,
} from './hints.ts';
export { manners } from './manners.ts';
export { menu } from './menu.ts';
export { practice } from './practice.ts';
export { result, winnersLine } from './result.ts';
export { factSentence, factWords, headline, scores } from './scores.ts';
export { choicesMade, dearestPlay, playsAlike, playsAsGood, playsLost, review } from './review.ts';
