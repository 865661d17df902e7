/** A source of chance: the next number from 0 up to, not including, 1. */
export type Rng = () => number;
