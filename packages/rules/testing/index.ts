export * from './moves.ts';
export * from './names.ts';
export * from './position.ts';
