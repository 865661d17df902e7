export { Hands } from './hands.ts';
export { Projection } from './projection.ts';
