import { assertNever } from '../result.ts';
import type { Seat, TrainId } from '../seat.ts';
import type { Table, Turn } from '../state.ts';

/** True when a failed turn puts the marker on the seat's own train. Source: docs/rules.md#markers */
export function failureIsMarked(table: Table, turn: Turn, by: 'pass' | 'decline'): boolean {
  switch (table.options.markerPlacement) {
    case 'anyFailedTurn':
      return true;
    case 'emptyBoneyardOnly':
      return turn.cover || (by === 'pass' && turn.drawn === 0);
    default:
      return assertNever(table.options.markerPlacement);
  }
}

/** The personal train whose marker comes down with a tile, or null. Source: docs/rules.md#markers */
export function markerLifted(table: Table, seat: Seat, train: TrainId): Seat | null {
  switch (table.options.markerRemoval) {
    case 'ownerPlaysOwnTrain':
      return train === seat ? seat : null;
    case 'ownerPlaysAnywhere':
      return seat;
    case 'anyonePlaysOnTrain':
      return train === 'mexican' ? null : train;
    default:
      return assertNever(table.options.markerRemoval);
  }
}
