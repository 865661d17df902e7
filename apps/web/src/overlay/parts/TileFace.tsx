import { highOf, lowOf, type Pip, type TileId } from '@roundhouse/rules';
import { spotRadius, uprightSpots } from '../../scene/art/pips.ts';

/** How a tile is drawn in the page, upright: a half on top of the other. */
export interface TileFaceProps {
  readonly top: Pip;
  readonly bottom: Pip;
  /** Numbers instead of pips. */
  readonly numerals: boolean;
  /** Degrees by which the picture is turned, so that numbers can be turned back. */
  readonly angle?: number;
}

/** A domino as a small drawing, 1 wide and 2 high. Decoration: the words stand on its button. */
export function TileFace({ top, bottom, numerals, angle = 0 }: TileFaceProps) {
  const half = (pip: Pip, y: number) =>
    numerals ? <Numeral pip={pip} y={y} angle={angle} /> : <Spots pip={pip} y={y} />;
  return (
    <svg class="tile-face" viewBox="0 0 100 200" aria-hidden="true">
      {half(top, 0)}
      {half(bottom, 100)}
      <path d="M12 100h76" class="tile-groove" />
      <circle cx="50" cy="100" r="5" class="tile-pin" />
    </svg>
  );
}

/** A whole tile with its body, larger number on top. */
export function Tile({ tile, numerals }: { readonly tile: TileId; readonly numerals: boolean }) {
  return (
    <span class="tile">
      <TileFace top={highOf(tile)} bottom={lowOf(tile)} numerals={numerals} />
    </span>
  );
}

function Spots({ pip, y }: { readonly pip: Pip; readonly y: number }) {
  return (
    <g fill={`var(--pip-${pip})`}>
      {uprightSpots(pip).map((spot) => (
        <circle
          key={`${spot.x} ${spot.y}`}
          cx={spot.x * 100}
          cy={y + spot.y * 100}
          r={spotRadius(pip) * 100}
        />
      ))}
    </g>
  );
}

function Numeral({
  pip,
  y,
  angle,
}: {
  readonly pip: Pip;
  readonly y: number;
  readonly angle: number;
}) {
  return (
    <text
      class="tile-numeral"
      fill={`var(--pip-${pip})`}
      transform={`translate(50 ${y + 50}) rotate(${-angle})`}
      text-decoration={pip === 6 || pip === 9 ? 'underline' : undefined}
    >
      {pip}
    </text>
  );
}
