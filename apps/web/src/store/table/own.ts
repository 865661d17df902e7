import type { Moves } from './moves.ts';
import { settings } from '../kept/settings.ts';

/** True for a screen that is only the hand of its player: the table is on a TV beside it. */
export function isHandOnly({ connection, me }: Moves): boolean {
  return settings.value.handOnly && me.value !== null && !connection.isPractice;
}
