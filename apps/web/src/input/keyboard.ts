import { assertNever, hasPip, type Pip, type TileId } from '@roundhouse/rules';
import type { SelectionEvent } from './select.ts';

/** A way through rows of things. */
export const WAYS = ['left', 'right', 'up', 'down', 'first', 'last'] as const;
/** One of the ways. */
export type Way = (typeof WAYS)[number];

/** What a key means at the table. Enter and space are left to the buttons themselves. */
export type Intent =
  | { readonly kind: 'move'; readonly way: Way }
  /** Moves the tile in focus within the hand. */
  | { readonly kind: 'reorder'; readonly way: Way }
  | { readonly kind: 'digit'; readonly digit: number }
  /** A move, or its end. */
  | { readonly kind: 'step'; readonly event: SelectionEvent }
  | {
      readonly kind:
        | 'turn'
        | 'lastPlay'
        | 'ends'
        /** Turns the tile in focus over. */
        | 'turnOver'
        /** Puts a divider before the tile in focus, or takes it away. */
        | 'divide'
        /** Opens the field for typed moves. */
        | 'typed'
        /** Opens what can be told of the own hand, or closes it. */
        | 'hints'
        | 'hand'
        | 'scores'
        | 'help';
    };

/** The part of a `KeyboardEvent` that counts. */
export interface KeyStroke {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const WAY_KEYS: ReadonlyMap<string, Way> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
]);

const CANCEL: Intent = { kind: 'step', event: { type: 'cancelled' } };
const DRAW: Intent = { kind: 'step', event: { type: 'commandAsked', command: { type: 'draw' } } };
const END_TURN: Intent = { kind: 'step', event: { type: 'turnEndAsked' } };

/** Single letters, which the player may switch off (WCAG 2.1.4). */
const LETTERS: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['d', DRAW],
  ['p', END_TURN],
  ['t', { kind: 'turn' }],
  ['l', { kind: 'lastPlay' }],
  ['e', { kind: 'ends' }],
  ['f', { kind: 'turnOver' }],
  ['g', { kind: 'divide' }],
  ['m', { kind: 'typed' }],
  ['i', { kind: 'hints' }],
  ['h', { kind: 'hand' }],
  ['s', { kind: 'scores' }],
  ['?', { kind: 'help' }],
]);

/** What a key means; null when it is none of ours. `letters`: single characters count. */
export function intentOf(stroke: KeyStroke, letters: boolean): Intent | null {
  if (stroke.ctrlKey || stroke.metaKey) return null;
  const way = WAY_KEYS.get(stroke.key);
  if (way !== undefined) return { kind: stroke.altKey ? 'reorder' : 'move', way };
  if (stroke.altKey) return null;
  if (stroke.key === 'Escape') return CANCEL;
  if (!letters) return null;
  if (/^\d$/.test(stroke.key)) return { kind: 'digit', digit: Number(stroke.key) };
  return LETTERS.get(stroke.key.toLowerCase()) ?? null;
}

/** Things in rows of equal length but for the last, like `layoutHand` lays them. */
export interface Rows {
  readonly count: number;
  readonly perRow: number;
}

/** Where the focus goes from `index`: never out of the rows, and never nowhere. */
export function indexAfter(way: Way, index: number, { count, perRow }: Rows): number {
  const last = Math.max(0, count - 1);
  const below = index + perRow;
  switch (way) {
    case 'left':
      return Math.max(0, index - 1);
    case 'right':
      return Math.min(last, index + 1);
    case 'up':
      return index - perRow >= 0 ? index - perRow : index;
    case 'down':
      return Math.floor(index / perRow) < Math.floor(last / perRow) ? Math.min(last, below) : index;
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return assertNever(way);
  }
}

/** A number that is being typed, digit by digit. */
export interface Typed {
  readonly pip: Pip;
  readonly atMs: number;
}

/** Two digits within this time make one number. */
const TYPING_MS = 700;

/** Adds a digit: 1, then 2 soon after, is 12; a number above `maxPip` begins anew. */
export function typeDigit(
  before: Typed | null,
  digit: number,
  { nowMs, maxPip }: { readonly nowMs: number; readonly maxPip: Pip },
): Typed {
  const joined = before === null ? digit : before.pip * 10 + digit;
  const isOne = before !== null && nowMs - before.atMs <= TYPING_MS && joined <= maxPip;
  return { pip: isOne ? joined : digit, atMs: nowMs };
}

/** The next tile after `index` that shows this number, around the end; null when none does. */
export function nextTileWith(pip: Pip, index: number, hand: readonly TileId[]): number | null {
  for (let step = 1; step <= hand.length; step += 1) {
    const at = (index + step) % hand.length;
    const tile = hand[at];
    if (tile !== undefined && hasPip(tile, pip)) return at;
  }
  return null;
}
