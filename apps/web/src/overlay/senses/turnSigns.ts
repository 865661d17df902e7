import { effect } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import { isOwnTurn } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';

/** The picture of the tab while it is the own turn. */
const TURN_ICON = '/favicon-turn.svg';

/**
 * Says in the tab of the page whether it is the own turn, in its title and in its picture, until the
 * returned function is called. Load this file lazily.
 */
export function showTurnSigns(moves: Moves): () => void {
  const stop = effect(() => {
    const isMine = isOwnTurn(moves);
    document.title = isMine ? text.table.pageTitle : text.table.tabTitle;
    showIcon(isMine);
  });
  return () => {
    stop();
    document.title = text.table.tabTitle;
    showIcon(false);
  };
}

/** Shows the picture of the own turn, or the page's own ones again. */
function showIcon(isTurn: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    const own = (link.dataset['own'] ??= link.getAttribute('href') ?? '');
    const href = isTurn ? TURN_ICON : own;
    if (link.getAttribute('href') !== href) link.setAttribute('href', href);
  }
}
