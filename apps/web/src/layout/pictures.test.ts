import { expect, test } from 'vitest';
import { layoutTable } from './layoutTable.ts';
import type { Lane, Rect } from './picture.ts';
import { randomTrains } from './randomTrains.ts';

/** The free part of the table on screens of these widths, in px. */
const AREAS = {
  320: { x: 0, y: 48, width: 320, height: 330 },
  390: { x: 0, y: 56, width: 390, height: 570 },
  844: { x: 0, y: 44, width: 844, height: 210 },
  1440: { x: 0, y: 56, width: 1440, height: 660 },
  1920: { x: 67, y: 38, width: 1786, height: 850 },
} as const satisfies { readonly [screenPx: number]: Rect };
const TABLES = [
  { seatCount: 2, maxPip: 12, fill: 0.3 },
  { seatCount: 4, maxPip: 12, fill: 0.5 },
  { seatCount: 8, maxPip: 12, fill: 0.6 },
  { seatCount: 12, maxPip: 18, fill: 0.5 },
] as const;

/** A lane in one line: its place, how its tiles lie, and where the next one goes. */
function lineOf({ train, rect, tiles, hiddenCount, slots }: Lane): string {
  const { x, y, width, height } = rect;
  const ways = { 0: '>', 90: 'v', 180: '<', 270: '^' } as const;
  const row = tiles.map(({ angle }) => ways[angle]).join('');
  const next = slots.map((slot) => `${px(slot.x)},${px(slot.y)}${ways[slot.angle]}`).join(' ');
  return `${train}: ${px(x)},${px(y)} ${px(width)}x${px(height)} +${hiddenCount} ${row} to ${next}`;
}

function px(length: number): string {
  return length.toFixed(0);
}

for (const { seatCount, maxPip, fill } of TABLES) {
  test(`${seatCount} trains lie as they did, on every screen`, () => {
    const trains = randomTrains({ seed: 7, seatCount, maxPip, fill, feet: false });
    for (const [screen, area] of Object.entries(AREAS)) {
      const labels = [{ width: area.width < 700 ? 74 : 120, heights: [], leasts: [] }];
      const picture = layoutTable({ area, mode: 'auto', trains, grown: [], focus: null, labels });
      const { mode, unit, hub } = picture;
      const head = `${mode}, tiles of ${unit} px, hub ${px(hub.x)},${px(hub.y)} of ${px(hub.radius)}`;
      expect([head, ...picture.lanes.map(lineOf)]).toMatchSnapshot(`${screen} px wide`);
    }
  });
}
