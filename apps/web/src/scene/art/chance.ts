/** A row of numbers from 0 to 1 that looks random and is the same every time. */
export type Chance = () => number;

/** Baize and wood look the same on every visit and in every screenshot. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
