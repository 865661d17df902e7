import { assertNever, hasPip, legalPlays, refusalOf, slotsOf, turnOf } from '@roundhouse/rules';
import type { Command, Play, Refusal, SeatView, TileId } from '@roundhouse/rules';
import { IDLE, isAt, liftedTile, type Place, type Selection } from './selection.ts';

/** What the player does, and what comes back. */
export type SelectionEvent =
  | { readonly type: 'tileTapped'; readonly tile: TileId }
  | { readonly type: 'placeTapped'; readonly place: Place }
  /** A tile was written without a train. */
  | { readonly type: 'tileNamed'; readonly tile: TileId }
  /** A button, a key, or a move that was typed in full. */
  | { readonly type: 'commandAsked'; readonly command: Command }
  /** The end of the turn, in whichever way the rules offer it now. */
  | { readonly type: 'turnEndAsked' }
  /** A whole train, tile by tile; at least one. */
  | { readonly type: 'trainAsked'; readonly plays: readonly Play[] }
  /** Yes to what waits for it. */
  | { readonly type: 'confirmed' }
  /** Esc, or a tap beside everything. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'dragBegan'; readonly tile: TileId }
  | { readonly type: 'dragMoved'; readonly over: Place | null }
  /** Released over a place, or over nothing: then the tile returns. */
  | { readonly type: 'dropped'; readonly over: Place | null }
  /** This very command, sent before, was carried out, refused by the table, or never answered. */
  | { readonly type: 'answered'; readonly command: Command }
  /** Hand, table or turn are new. */
  | { readonly type: 'viewChanged' };

/** What a step of the selection depends on besides itself. */
export interface SelectionContext {
  readonly view: SeatView;
  /** A second tap on a lifted tile with a single legal place plays it there. */
  readonly secondTapPlays: boolean;
  /** Every play waits for a yes. */
  readonly confirms: boolean;
}

/** A new selection, and the command to send now, if any. */
export interface Selected {
  readonly selection: Selection;
  readonly command: Command | null;
}

/** One step of the selection. Commands come out of it only when the rules allow them now. */
export function select(
  selection: Selection,
  event: SelectionEvent,
  context: SelectionContext,
): Selected {
  if (selection.kind === 'pending') return whilePending(selection, event, context.view);
  if (selection.kind === 'confirming' && isYes(selection, event)) {
    return send(selection.command, selection.rest);
  }
  switch (event.type) {
    case 'tileTapped':
      return tapTile(selection, event.tile, context);
    case 'placeTapped':
      return tapPlace(selection, event.place, context);
    case 'tileNamed':
      return nameTile(selection, event.tile, context);
    case 'commandAsked':
      return ask(event.command, liftedTile(selection), context);
    case 'turnEndAsked':
      return ask(turnEnd(context.view), liftedTile(selection), context);
    case 'trainAsked':
      return askTrain(event.plays, context);
    case 'cancelled':
      return stay(IDLE);
    case 'dragBegan':
      return stay({ kind: 'dragging', tile: event.tile, over: null });
    case 'dragMoved':
      return stay(selection.kind === 'dragging' ? { ...selection, over: event.over } : selection);
    case 'dropped':
      return drop(selection, event.over, context);
    case 'confirmed':
    case 'answered':
      return stay(selection);
    case 'viewChanged':
      return stay(stillValid(selection, context.view) ? selection : IDLE);
    default:
      return assertNever(event);
  }
}

function stay(selection: Selection): Selected {
  return { selection, command: null };
}

function send(command: Command, rest: readonly Play[] = []): Selected {
  const more = rest.length > 0 ? { rest } : {};
  return { selection: { kind: 'pending', command, ...more }, command };
}

/** Lays a tile, after a yes where the player wants to be asked. */
function lay(command: Play, { confirms }: SelectionContext, rest: readonly Play[] = []): Selected {
  if (!confirms) return send(command, rest);
  return stay({ kind: 'confirming', command, ...(rest.length > 0 && { rest }) });
}

/** A yes is said by its button, or by a second tap on the place. */
function isYes({ command }: Confirming, event: SelectionEvent): boolean {
  return event.type === 'confirmed' || (event.type === 'placeTapped' && isAt(command, event.place));
}

function refuse(tile: TileId | null, refusal: Refusal): Selected {
  return stay({ kind: 'refused', tile, refusal });
}

function lift(tile: TileId): Selected {
  return stay({ kind: 'tileChosen', tile });
}

/** A tile is lifted; with a train chosen it is laid there; lifted already, it is laid or put back. */
function tapTile(selection: Selection, tile: TileId, context: SelectionContext): Selected {
  const { view } = context;
  if (selection.kind === 'trainChosen') return playOn(tile, selection.place, context);
  if (liftedTile(selection) !== tile) return lift(tile);
  if (selection.kind === 'confirming') return stay(IDLE);
  const only = context.secondTapPlays ? onlyPlay(tile, view) : null;
  return only === null ? stay(IDLE) : lay(only, context);
}

/** Laid where alone it may lie; else lifted, like by a tap, but never put back. */
function nameTile(selection: Selection, tile: TileId, context: SelectionContext): Selected {
  const lifted = liftedTile(selection);
  const { view } = context;
  if (!view.hand.tiles.includes(tile)) return refuse(lifted, { code: 'tileNotInHand', tile });
  const only = onlyPlay(tile, view);
  if (only !== null) return lay(only, context);
  return lifted === tile ? stay(selection) : tapTile(selection, tile, context);
}

/** The play of a tile that may be laid in a single place. */
function onlyPlay(tile: TileId, view: SeatView): Play | null {
  const plays = legalPlays(view).filter((play) => play.tile === tile);
  const [only] = plays;
  return plays.length === 1 && only !== undefined ? only : null;
}

/** The lifted tile is laid there; with none lifted the place is chosen, or let go again. */
function tapPlace(selection: Selection, place: Place, context: SelectionContext): Selected {
  const tile = liftedTile(selection);
  if (tile !== null) return playOn(tile, place, context);
  const before = selection.kind === 'trainChosen' ? selection.place : null;
  if (before?.train === place.train && before.end === place.end) return stay(IDLE);
  const closed = closedTo(place, context.view);
  return closed === null ? stay({ kind: 'trainChosen', place }) : refuse(null, closed);
}

/** Why no tile at all may be laid on this train now; null when that depends on the tile. */
function closedTo(place: Place, view: SeatView): Refusal | null {
  const objections = view.hand.tiles.map((tile) => refusalOf(view, playAt(tile, place, view)));
  const first = objections[0] ?? null;
  if (first === null || first.code === 'tileDoesNotMatch') return null;
  return objections.every((objection) => objection?.code === first.code) ? first : null;
}

/** Lays a tile, asks which of several places is meant, or says why not. */
function playOn(tile: TileId, place: Place, context: SelectionContext): Selected {
  const { view } = context;
  const plays = legalPlays(view).filter((play) => play.tile === tile && isAt(play, place));
  const [only] = plays;
  if (only !== undefined) return plays.length > 1 ? lift(tile) : lay(only, context);
  const command = playAt(tile, place, view);
  const refusal = refusalOf(view, command);
  return refusal === null ? lay(command, context) : refuse(tile, refusal);
}

/** The play that is meant by a tile and a place, so that the rules can say why not. */
export function playAt(tile: TileId, { train, end }: Place, view: SeatView): Play {
  if (end !== 'any') return { type: 'play', tile, train, end };
  const slots = slotsOf(view.table, train);
  const slot = slots.find(({ pip }) => hasPip(tile, pip)) ?? slots[0];
  return { type: 'play', tile, train, end: slot?.end ?? null };
}

function ask(command: Command, tile: TileId | null, context: SelectionContext): Selected {
  const refusal = refusalOf(context.view, command);
  if (refusal !== null) return refuse(tile, refusal);
  return command.type === 'play' ? lay(command, context) : send(command);
}

/** The first of these that is legal; the refusal of the first says why none is. */
function turnEnd(view: SeatView): Command {
  const ends: readonly Command[] = [{ type: 'pass' }, { type: 'decline' }, { type: 'end' }];
  return ends.find((end) => refusalOf(view, end) === null) ?? { type: 'pass' };
}

function askTrain([first, ...rest]: readonly Play[], context: SelectionContext): Selected {
  if (first === undefined) return stay(IDLE);
  const refusal = refusalOf(context.view, first);
  return refusal === null ? lay(first, context, rest) : refuse(null, refusal);
}

/** A tile that may not lie where it was dropped returns to the hand. */
function drop(selection: Selection, over: Place | null, context: SelectionContext): Selected {
  if (selection.kind !== 'dragging') return stay(selection);
  if (over === null) return stay(IDLE);
  const dropped = playOn(selection.tile, over, context);
  if (dropped.selection.kind !== 'refused') return dropped;
  return refuse(null, dropped.selection.refusal);
}

type Pending = Extract<Selection, { readonly kind: 'pending' }>;
type Confirming = Extract<Selection, { readonly kind: 'confirming' }>;

/** Nothing else is heard until its own answer is there, or the tile has left the hand. */
function whilePending(selection: Pending, event: SelectionEvent, view: SeatView): Selected {
  const { command, rest = [] } = selection;
  if (event.type === 'viewChanged') {
    return stay(rest.length > 0 || stillValid(selection, view) ? selection : IDLE);
  }
  const isAnswer = event.type === 'answered' && event.command === command;
  return isAnswer ? goOn(selection, view) : stay(selection);
}

/** After a tile of a train the next one; the first that may not be laid now ends it. */
function goOn({ command, rest = [] }: Pending, view: SeatView): Selected {
  const [next, ...others] = rest;
  const wasLaid = command.type === 'play' && !view.hand.tiles.includes(command.tile);
  if (next === undefined || !wasLaid || refusalOf(view, next) !== null) return stay(IDLE);
  return send(next, others);
}

/** A tile must still be in the hand; a chosen train waits only in one's own turn. */
function stillValid(selection: Selection, view: SeatView): boolean {
  if (selection.kind === 'trainChosen') return turnOf(view.table)?.seat === view.seat;
  if (selection.kind === 'confirming') return refusalOf(view, selection.command) === null;
  const tile = liftedTile(selection);
  return tile === null || view.hand.tiles.includes(tile);
}
