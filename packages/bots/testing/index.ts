export * from './bruteForce.ts';
export * from './playing.ts';
export * from './seeded.ts';
