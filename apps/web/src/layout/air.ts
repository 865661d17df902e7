import { lastIsDouble, type Run } from './bends.ts';
import type { Piece } from './block.ts';

/** A double this near to one of the row above, in units, looks as if it had been laid there. */
const NEAR = { across: 1.2, down: 2.3 } as const;

/** Pieces of a train, and how far its last row was lowered, in units. */
export interface Aired {
  readonly pieces: readonly Piece[];
  readonly lowered: number;
}

/** Takes the pieces of a run, and lowers rows by `air` where doubles would stand below doubles. */
export function withAir(run: Run, air: number): Aired {
  const pieces: Piece[] = [];
  let above: readonly Piece[] = [];
  let lowered = 0;
  for (const row of rowsOf(run)) {
    const doubles = row.filter(lastIsDouble).flatMap(({ last }) => last ?? []);
    const before = lowered;
    if (doubles.some((double) => isNear(double, above))) lowered += air;
    for (const { last, y } of row) {
      if (last === null) continue;
      // A corner that stands beside a double stays at its middle.
      const down = last.y < y - 1 ? before : lowered;
      pieces.push(down === 0 ? last : { ...last, y: last.y + down });
    }
    above = doubles;
  }
  return { pieces, lowered };
}

function isNear({ x, y }: Piece, above: readonly Piece[]): boolean {
  return above.some(
    (other) => Math.abs(x - other.x) < NEAR.across && Math.abs(y - other.y) < NEAR.down,
  );
}

/** A run by its rows, from above; a corner belongs to the row that it begins. */
function rowsOf(run: Run): readonly (readonly Run[])[] {
  const rows: Run[][] = [];
  for (let now: Run | null = run; now !== null; now = now.before) {
    const row = rows.at(-1);
    if (row?.[0]?.y === now.y) row.push(now);
    else rows.push([now]);
  }
  return rows.toReversed().map((row) => row.toReversed());
}
