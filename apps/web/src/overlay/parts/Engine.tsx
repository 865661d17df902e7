import type { Seat } from '@roundhouse/rules';
import { SEAT_GLYPHS } from '../../scene/theme.ts';
import { ENGINE_BOX, ENGINE_PARTS, ENGINE_PLATE, ENGINE_SMOKE } from './engineArt.ts';

/** The locomotive of a seat, with its shape on the boiler; that of a winner smokes. Decoration. */
export function Engine({ seat, isSmoking }: { readonly seat: Seat; readonly isSmoking: boolean }) {
  const { x, y, size } = ENGINE_PLATE;
  return (
    <svg
      class="engine"
      viewBox={`0 0 ${ENGINE_BOX.width} ${ENGINE_BOX.height}`}
      aria-hidden="true"
      style={{ '--player': `var(--player-${seat})` }}
    >
      {isSmoking &&
        ENGINE_SMOKE.map(({ d, paint, alpha }) => (
          <path key={d} d={d} fill={paint} opacity={alpha} />
        ))}
      {ENGINE_PARTS.map(({ d, paint }) => (
        <path
          key={d + paint}
          d={d}
          class={isWord(paint) ? `paint-${paint}` : undefined}
          fill={isWord(paint) ? undefined : paint}
        />
      ))}
      <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
        <path d={SEAT_GLYPHS[seat]} fill="#fff8e6" fill-rule="evenodd" />
      </g>
    </svg>
  );
}

function isWord(paint: string): boolean {
  return paint === 'player' || paint === 'shade';
}
