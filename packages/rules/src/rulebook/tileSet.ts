import type { RuleOptions } from '../options.ts';
import type { Pip } from '../tile.ts';

/** The highest number of the set in play. Source: docs/rules.md#setup */
export function highestPip(options: RuleOptions): Pip {
  return options.maxPip;
}

/** Tiles that carry any one number: 13 in a double-twelve set. Source: docs/rules.md#setup */
export function suitSize(options: RuleOptions): number {
  return highestPip(options) + 1;
}
