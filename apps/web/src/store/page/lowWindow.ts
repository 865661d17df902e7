import { matching } from '../kept/matching.ts';

/**
 * True while the window has no room for a table above a hand, as a laptop's at 400 %; the trains are a
 * list then, and scroll. A phone's keyboard makes none.
 */
export const isLowWindow = matching(
  '(max-width: 599px) and (max-height: 339px) and (pointer: fine)',
);
