import type { Face, GameEvent, VisibleEvent } from './event.ts';
import { invariant } from './result.ts';
import type { Seat } from './seat.ts';
import type { Round, SeatView } from './state.ts';
import type { TileId } from './tile.ts';

/** What a seat may know of a round: the table and its own hand. Throws for a seat that is not dealt in. */
export function viewFor(round: Round, seat: Seat): SeatView {
  const hand = round.secret.hands[seat];
  invariant(hand !== undefined, `seat ${seat} is dealt in`);
  return { table: round.table, seat, hand };
}

/** What a viewer may know of an event; null is a spectator, who holds no tiles. */
export function redact(event: GameEvent, viewer: Seat | null): VisibleEvent {
  if (event.type === 'roundDealt') {
    return {
      type: 'roundDealt',
      engine: event.engine,
      starter: event.starter,
      handCounts: event.hands.map((tiles) => tiles.length),
      boneyardCount: event.boneyard.length,
      hunted: event.hunted,
    };
  }
  if (event.type !== 'tileDrawn' && event.type !== 'penaltyDrawn') return event;
  const { seat } = event;
  const own = seat === viewer;
  return event.type === 'tileDrawn'
    ? { type: 'tileDrawn', seat, face: face(event.tile, own) }
    : { type: 'penaltyDrawn', seat, faces: event.tiles.map((tile) => face(tile, own)) };
}

function face(tile: TileId, own: boolean): Face {
  return own ? tile : 'hidden';
}
