import { assertNever, legalPlays } from '@roundhouse/rules';
import type { Command, Play, Refusal, SeatView, TileId, TrainId } from '@roundhouse/rules';

/** A place on a train, by the `end` of a slot; `any` when only the train was pointed at. */
export interface Place {
  readonly train: TrainId;
  readonly end: number | null | 'any';
}

/** What the player has in hand, so to speak. */
export type Selection =
  | { readonly kind: 'idle' }
  /** A lifted tile that waits for a place. */
  | { readonly kind: 'tileChosen'; readonly tile: TileId }
  /** A train that waits for a tile. */
  | { readonly kind: 'trainChosen'; readonly place: Place }
  /** A tile under the finger, over a place or over nothing that takes tiles. */
  | { readonly kind: 'dragging'; readonly tile: TileId; readonly over: Place | null }
  /** A play, or a whole train, that waits for a yes. */
  | { readonly kind: 'confirming'; readonly command: Play; readonly rest?: readonly Play[] }
  /**
   * A command is on its way; its tile stays lifted until the answer. `rest`: what is laid after it,
   * one by one, as long as the rules allow it.
   */
  | { readonly kind: 'pending'; readonly command: Command; readonly rest?: readonly Play[] }
  /** The last wish was refused. Its tile stays lifted, to be tried elsewhere. */
  | { readonly kind: 'refused'; readonly tile: TileId | null; readonly refusal: Refusal };

/** Nothing chosen. */
export const IDLE: Selection = { kind: 'idle' };

/** The tile that is lifted or under the finger; null when there is none. */
export function liftedTile(selection: Selection): TileId | null {
  switch (selection.kind) {
    case 'tileChosen':
    case 'dragging':
    case 'refused':
      return selection.tile;
    case 'confirming':
      return selection.command.tile;
    case 'pending':
      return selection.command.type === 'play' ? selection.command.tile : null;
    case 'idle':
    case 'trainChosen':
      return null;
    default:
      return assertNever(selection);
  }
}

/** What to light up: every tile and place here is accepted when it is tapped next. */
export interface Highlights {
  readonly tiles: ReadonlySet<TileId>;
  readonly places: readonly Place[];
}

/**
 * The tiles that may be laid, on the chosen train if one is chosen; and the places that take the
 * lifted tile. Both empty while a command is on its way or it is not one's turn.
 */
export function highlightsOf(selection: Selection, view: SeatView): Highlights {
  if (selection.kind === 'pending') return { tiles: new Set(), places: [] };
  const plays = legalPlays(view);
  const place = selection.kind === 'trainChosen' ? selection.place : null;
  const fitting = place === null ? plays : plays.filter((play) => isAt(play, place));
  const lifted = liftedTile(selection);
  const asked = selection.kind === 'confirming' ? selection.command : null;
  const places = plays.filter(
    (play) => play.tile === lifted && (asked === null || isAt(play, asked)),
  );
  return {
    tiles: new Set(fitting.map((play) => play.tile)),
    places: places.map(({ train, end }) => ({ train, end })),
  };
}

/** True when a play lies at this place. */
export function isAt({ train, end }: Play, place: Place): boolean {
  return train === place.train && (place.end === 'any' || place.end === end);
}
