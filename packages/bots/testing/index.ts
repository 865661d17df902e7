export * from './bruteForce.ts';
export * from './playing.ts';
export { rngFrom as seeded } from '../src/index.ts';
