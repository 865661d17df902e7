export * from './moves.ts';
export * from './names.ts';
export * from './position.ts';
export * from './anomalies.ts';
export * from './dice.ts';
export * from './policies.ts';
export * from './selfPlay.ts';
