export * from './command.ts';
export type { Decision } from './course.ts';
export * from './decide.ts';
export * from './event.ts';
export { undealtRound } from './dealing.ts';
export * from './evolve.ts';
export * from './legal.ts';
export * from './lottery.ts';
export * from './match.ts';
export * from './matchFacts.ts';
export * from './notation.ts';
export * from './options.ts';
export * from './optionSpecs.ts';
export * from './presets.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './roundFacts.ts';
export * from './seat.ts';
export * from './startRound.ts';
export * from './state.ts';
export * from './tile.ts';
export * from './view.ts';
export { tilesWanted } from './rulebook/branches.ts';
export { engineIsPlanned, huntEngine, type EngineFound } from './rulebook/engine.ts';
export { doublesDue, exhaustionWaivesExtra } from './rulebook/covering.ts';
export { extraTileCovers, lastDoubleNeedsCover } from './rulebook/doubles.ts';
export { mayDraw } from './rulebook/drawing.ts';
export { isOpeningTurn, opensWithChain } from './rulebook/openingTurn.ts';
export { slotsOf, type Slot } from './rulebook/slot.ts';
export { handPoints } from './rulebook/scoring.ts';
export { nextStarter } from './rulebook/starter.ts';
export {
  lowestWins,
  plannedRounds,
  ranking,
  type RoundScore,
  type Standings,
  standingsOf,
} from './rulebook/standings.ts';
export { suitSize } from './rulebook/tileSet.ts';
export { hasMexicanTrain } from './rulebook/trainAccess.ts';
