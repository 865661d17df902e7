export { ChaosProxy } from './ChaosProxy.ts';
export type { Direction, Faults } from './faults.ts';
export type { Link } from './Link.ts';
