import type { TileId } from '@roundhouse/rules';
import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import {
  indexAfter,
  intentOf,
  nextTileWith,
  typeDigit,
  type Intent,
  type Typed,
  type Way,
} from '../../input/keyboard.ts';
import type { SelectionEvent } from '../../input/select.ts';
import type { TableLog } from '../../store/table/log.ts';
import type { Moves } from '../../store/table/moves.ts';
import { settings } from '../../store/kept/settings.ts';
import { displayOrder, trainFacts } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { focusHand } from '../hand/focusHand.ts';
import { isForOthers, isLatePress, type EarlyKeys } from './earlyKeys.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';
import type { SheetName } from '../sheets/sheetName.ts';
import { turnLine } from './turnLine.ts';

/** What the keys act on. */
export interface KeyTargets {
  readonly moves: Moves;
  readonly log: TableLog;
  readonly screen: RefObject<HTMLElement | null>;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly onOpen: (sheet: SheetName) => void;
  /** Opens the field for typed moves. */
  readonly onType: () => void;
  /** Opens the hints, or closes them. */
  readonly onHints: () => void;
  readonly early: EarlyKeys;
}

/** Plays the table by keyboard alone. Load this file lazily. */
export function Keys(targets: KeyTargets): null {
  const { moves, screen } = targets;
  useEffect(() => {
    let typed: Typed | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForOthers(event)) return;
      const intent = intentOf(event, settings.value.letterKeys);
      if (intent === null) return;
      if (intent.kind === 'digit') {
        typed = typeDigit(typed, intent.digit, {
          nowMs: event.timeStamp,
          maxPip: moves.snapshot.value.options.maxPip,
        });
        focusTileWith(typed.pip, targets);
      } else {
        act(intent, targets);
      }
      event.preventDefault();
    };
    for (const event of targets.early.take()) {
      if (isLatePress(event)) pressFocused();
      else onKeyDown(event);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [moves, screen]);
  return null;
}

function act(intent: Exclude<Intent, { readonly kind: 'digit' }>, targets: KeyTargets): void {
  const { moves, onOpen } = targets;
  switch (intent.kind) {
    case 'move':
      moveFocus(intent.way, targets);
      return;
    case 'reorder':
      reorder(intent.way, targets);
      return;
    case 'step':
      step(intent.event, targets);
      return;
    case 'turn':
    case 'lastPlay':
    case 'ends':
      moves.speak(wordsFor(intent.kind, targets));
      return;
    case 'hand':
      focusHand();
      return;
    case 'turnOver':
    case 'divide':
      arrange(intent.kind, targets);
      return;
    case 'typed':
      targets.onType();
      return;
    case 'hints':
      targets.onHints();
      return;
    case 'scores':
    case 'help':
      onOpen(intent.kind === 'help' ? 'settings' : 'scores');
      return;
  }
}

/** A tile that is put back has the focus, wherever that was. */
function step(event: SelectionEvent, targets: KeyTargets): void {
  const { moves } = targets;
  const tile = moves.lifted.value;
  moves.step(event);
  if (tile !== null && event.type === 'cancelled') focusTile(tile, targets);
}

function wordsFor(what: 'turn' | 'lastPlay' | 'ends', { moves, log }: KeyTargets): string {
  if (what === 'turn') return turnLine(moves);
  if (what === 'ends') return endsOf(moves);
  return log.entries.value.at(-1)?.sentence ?? text.table.logEmpty;
}

function endsOf(moves: Moves): string {
  const snapshot = moves.snapshot.value;
  const { table } = snapshot;
  if (table === null) return '';
  const trains = displayOrder(table, moves.me.value);
  return text.everyTrain(
    trains.map((train) => trainFacts(snapshot, table, train)),
    moves.speaker.value,
  );
}

function handTiles({ screen }: KeyTargets): readonly HTMLElement[] {
  return [...(screen.current?.querySelectorAll<HTMLElement>('.hand-tile') ?? [])];
}

function focusedTile(targets: KeyTargets): { readonly index: number; readonly count: number } {
  const tiles = handTiles(targets);
  return { index: tiles.findIndex((one) => one === document.activeElement), count: tiles.length };
}

/** Tiles in a row of the hand as it is laid out. */
function perRow({ picture }: KeyTargets): number {
  const { hand } = picture.value;
  return hand === null ? 1 : Math.max(1, Math.ceil(hand.places.length / Math.max(1, hand.rows)));
}

function moveFocus(way: Way, targets: KeyTargets): void {
  const { index, count } = focusedTile(targets);
  if (index >= 0) {
    handTiles(targets)[indexAfter(way, index, { count, perRow: perRow(targets) })]?.focus();
    return;
  }
  const lanes = [
    ...(targets.screen.current?.querySelectorAll<HTMLElement>(
      '.lane:not(.is-barred) .lane-button, .end-button',
    ) ?? []),
  ];
  const at = lanes.findIndex((one) => one === document.activeElement);
  if (at >= 0) lanes[indexAfter(way, at, { count: lanes.length, perRow: 1 })]?.focus();
}

function reorder(way: Way, targets: KeyTargets): void {
  const { index, count } = focusedTile(targets);
  const tile = targets.moves.hand.value[index];
  if (tile === undefined) return;
  const to = indexAfter(way, index, { count, perRow: perRow(targets) });
  targets.moves.order.move(tile, to);
  requestAnimationFrame(() => focusTile(tile, targets));
}

/** Turns the tile in focus over, or puts a divider before it. */
function arrange(what: 'turnOver' | 'divide', targets: KeyTargets): void {
  const { order, hand } = targets.moves;
  const tile = hand.value[focusedTile(targets).index];
  if (tile === undefined) return;
  if (what === 'turnOver') order.turnOver(tile);
  else order.divide(tile);
}

function pressFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}

function focusTile(tile: TileId, { screen }: KeyTargets): void {
  screen.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
}

function focusTileWith(pip: number, targets: KeyTargets): void {
  const { index } = focusedTile(targets);
  const next = nextTileWith(pip, index, targets.moves.hand.value);
  if (next !== null) handTiles(targets)[next]?.focus();
}
