export { BadNetwork } from './BadNetwork.ts';
export type { Direction, Faults } from './faults.ts';
export type { Link } from './Link.ts';
