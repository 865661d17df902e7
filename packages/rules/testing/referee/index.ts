/**
 * A second referee for the game, written from the rulebook's words alone to check the real rules
 * against: slow, plain, and without a line in common with them.
 */
export { apply, legal } from './actions.ts';
export { mayCall, mayChallenge } from './calls.ts';
export { settleHunt, settleMatch } from './match.ts';
export type { Match } from './match.ts';
export type { Options } from './options.ts';
export type { Position } from './position.ts';
export { positionFromGiven, startRound } from './setup.ts';
export type { Given } from './setup.ts';
