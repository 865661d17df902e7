import {
  parseTile,
  seatsOf,
  slotsOf,
  type Seat,
  type SeatView,
  type TileId,
  type TrainId,
} from '@roundhouse/rules';
import { playAt, type SelectionEvent } from './select.ts';

/** The words of a language for moves; each a list of words that mean the same. */
export interface MoveWords {
  readonly own: string;
  readonly mexican: string;
  readonly draw: string;
  readonly pass: string;
  readonly decline: string;
  readonly end: string;
  readonly call: string;
}

/** What a typed move is read with. */
export interface TypedContext {
  readonly view: SeatView;
  /** Players by seat. */
  readonly names: readonly string[];
  readonly words: MoveWords;
}

/** What was typed: a step of the selection, or something that cannot be read. */
export type TypedMove =
  | { readonly kind: 'read'; readonly event: SelectionEvent }
  | { readonly kind: 'unread'; readonly what: 'move' | 'train' };

const PLAIN = ['draw', 'pass', 'decline', 'end', 'call'] as const;
/** `12-7`, `12–7`, `12/7` or `12 7`, then perhaps a train, then perhaps the number to lay it on. */
const PLAY = /^(\d{1,2})\s*[-–—/:. ]\s*(\d{1,2})(?:\s+(\D.*?))?(?:\s+(\d{1,2}))?$/u;

/** Reads a move such as `12-7 mex`, `12-7 ana`, `12-7`, `draw` or `pass`. */
export function typedMove(typed: string, context: TypedContext): TypedMove {
  const wish = plainly(typed);
  const type = PLAIN.find((one) => hasWord(context.words[one], wish));
  if (type !== undefined) return step({ type: 'commandAsked', command: { type } });
  const [, one = '', other = '', train, number] = PLAY.exec(wish) ?? [];
  const tile = tileFrom(one, other);
  if (tile === undefined) return { kind: 'unread', what: 'move' };
  if (train === undefined) return step({ type: 'tileNamed', tile });
  const id = trainNamed(train, context);
  if (id === undefined) return { kind: 'unread', what: 'train' };
  const end = number === undefined ? 'any' : endWith(Number(number), id, context);
  const command = playAt(tile, { train: id, end }, context.view);
  return step({ type: 'commandAsked', command });
}

function step(event: SelectionEvent): TypedMove {
  return { kind: 'read', event };
}

function tileFrom(one: string, other: string): TileId | undefined {
  const [a, b] = [Number(one), Number(other)];
  return one === '' ? undefined : parseTile(`${Math.max(a, b)}-${Math.min(a, b)}`);
}

/** The end of a train that shows a number; any end when none does. */
function endWith(pip: number, train: TrainId, { view }: TypedContext): number | null | 'any' {
  const slots = slotsOf(view.table, train);
  const slot = slots.find((one) => one.pip === pip);
  return slot === undefined ? 'any' : slot.end;
}

/** The train of this name: a whole name, a word for a train, or the beginning of one name. */
function trainNamed(wish: string, { view, names, words }: TypedContext): TrainId | undefined {
  const seats = seatsOf(view.table.seatCount);
  const nameOf = (seat: Seat) => plainly(names[seat] ?? '');
  const whole = seats.find((seat) => nameOf(seat) === wish);
  if (whole !== undefined) return whole;
  if (hasWord(words.mexican, wish) || (wish.length > 2 && begins(words.mexican, wish))) {
    return 'mexican';
  }
  if (hasWord(words.own, wish)) return view.seat;
  const begun = seats.filter((seat) => nameOf(seat).startsWith(wish));
  return begun.length === 1 ? begun[0] : undefined;
}

function hasWord(words: string, wish: string): boolean {
  return plainly(words).split(' ').includes(wish);
}

function begins(words: string, wish: string): boolean {
  return plainly(words)
    .split(' ')
    .some((word) => word.startsWith(wish));
}

/** Small letters without accents, single spaces. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, ' ');
}
