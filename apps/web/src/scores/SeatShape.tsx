import type { Seat } from '@roundhouse/rules';
import { SEAT_GLYPHS } from '../scene/theme.ts';

/** The shape and colour of a seat beside its name; the words say the same. */
export function SeatShape({ seat }: { readonly seat: Seat }) {
  return (
    <svg
      class="seat-shape"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ color: `var(--player-${seat})` }}
    >
      <path d={SEAT_GLYPHS[seat]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
