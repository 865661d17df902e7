import { isLowWindow } from '../page/lowWindow.ts';
import { settings } from '../kept/settings.ts';
import type { Moves } from './moves.ts';
import type { Talk } from './talk.ts';

/** True when the table waits for a decision of this player. */
export function isOwnTurn({ legal }: Pick<Moves, 'legal'>): boolean {
  return legal.value.length > 0;
}

/** True while a tile is picked up in the own turn, and every train says whether it takes it. */
export function isChoosing(moves: Pick<Moves, 'legal' | 'lifted'>): boolean {
  return moves.lifted.value !== null && isOwnTurn(moves);
}

/** True for everybody without a seat, a TV among them. */
export function isWatching({ me }: Pick<Talk, 'me'>): boolean {
  return me.value === null;
}

/** True while this player has the tools of the host. */
export function isHost({ connection }: Pick<Talk, 'connection'>): boolean {
  return connection.seat.value?.host === true;
}

/** True where the host lets hands be told what they hold, on request or by a coach. */
export function hasHints({ snapshot }: Pick<Talk, 'snapshot'>): boolean {
  return snapshot.value.manners.hints !== 'off';
}

/** True while a bot plays for this very player. */
export function isCovered({ me, snapshot }: Pick<Talk, 'me' | 'snapshot'>): boolean {
  return me.value !== null && snapshot.value.players[me.value]?.presence === 'covered';
}

/** True for a screen that is only the hand of its player: the table is on a TV beside it. */
export function isHandOnly(talk: Pick<Talk, 'me' | 'connection'>): boolean {
  return settings.value.handOnly && !isWatching(talk) && !talk.connection.isPractice;
}

/** True where trains are a list below which the hand lies: beside a TV, or in a window with no room for a table. */
export function isListed(talk: Pick<Talk, 'me' | 'connection'>): boolean {
  return isHandOnly(talk) || (isLowWindow.value && !isWatching(talk));
}
