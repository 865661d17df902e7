import type { Face, GameEvent, Seat, VisibleEvent } from '@roundhouse/rules';

/**
 * What a viewer may be told of an event, said a second time and independently of the rules' own
 * redaction: events about hidden tiles are built anew from what everybody may know.
 */
export function mayBeTold(event: GameEvent, viewer: Seat | null): VisibleEvent {
  if (event.type === 'roundDealt') {
    const { type, engine, starter, hunted } = event;
    const handCounts = event.hands.map(({ length }) => length);
    return { type, engine, starter, handCounts, boneyardCount: event.boneyard.length, hunted };
  }
  if (event.type === 'tileDrawn') {
    const face: Face = event.seat === viewer ? event.tile : 'hidden';
    return { type: event.type, seat: event.seat, face };
  }
  if (event.type === 'penaltyDrawn') {
    const faces = event.tiles.map((tile): Face => (event.seat === viewer ? tile : 'hidden'));
    return { type: event.type, seat: event.seat, faces };
  }
  return event;
}

/** The faces in an event of a draw. */
export function facesIn(event: VisibleEvent): readonly Face[] {
  if (event.type === 'tileDrawn') return [event.face];
  return event.type === 'penaltyDrawn' ? event.faces : [];
}
