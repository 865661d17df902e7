import { useComputed, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Moves } from '../../store/table/moves.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** So many tiles find room in one row of a phone. */
const FEW_TILES = 8;
/** From so many tiles on a phone needs three rows, or four. */
const MANY_TILES = 17;
const MOST_TILES = 25;
/** A tile that is narrower than this (px) can be had larger. */
const EASY_PX = 30;

/** How much room the hand is given. */
export interface HandSize {
  readonly count: ReadonlySignal<'few' | 'usual' | 'many' | 'most'>;
  /** The player has asked for the large tray. */
  readonly isOpen: Signal<boolean>;
  /** The large tray would show larger tiles, or is shown. */
  readonly canGrow: ReadonlySignal<boolean>;
  /** The large tray is shown: while no tile is picked up that looks for its train. */
  readonly isShown: ReadonlySignal<boolean>;
}

/** Follows how many tiles there are. A draw that is played at once changes nothing. */
export function useHandSize(moves: Moves, picture: ReadonlySignal<TablePicture>): HandSize {
  const wasFew = useRef(false);
  const isOpen = useSignal(false);
  const count = useComputed(() => {
    const { length } = moves.hand.value;
    wasFew.current = length <= (wasFew.current ? FEW_TILES + 1 : FEW_TILES);
    if (wasFew.current) return 'few';
    if (length < MANY_TILES) return 'usual';
    return length < MOST_TILES ? 'many' : 'most';
  });
  const isShown = useComputed(() => {
    const { kind } = moves.selection.value;
    const isFree = moves.lifted.value === null || kind === 'dragging';
    return isOpen.value && count.value === 'most' && isFree;
  });
  const canGrow = useComputed(() => {
    const unit = picture.value.hand?.unit ?? EASY_PX;
    return count.value === 'most' && (isOpen.value || unit < EASY_PX);
  });
  return { count, isOpen, canGrow, isShown };
}

/** The classes of a screen whose hand has this size. */
export function handLooksOf({ count, isShown }: HandSize): readonly string[] {
  return [
    ...(count.value === 'usual' ? [] : [`has-${count.value}`]),
    ...(isShown.value ? ['is-sheet'] : []),
  ];
}
