import type { PlayRestriction } from './restriction.ts';
import { slotsOf } from './slot.ts';

/** The tile must show the number it is laid against. Source: docs/rules.md#matching */
export const tileMatches: PlayRestriction = ({ table }, { tile, train, end, place }) => {
  if (place !== undefined) return null;
  const wanted = slotsOf(table, train)
    .filter((slot) => slot.end === end)
    .map((slot) => slot.pip);
  return wanted.length === 0
    ? { code: 'noSuchEnd', train }
    : { code: 'tileDoesNotMatch', tile, train, wanted };
};
