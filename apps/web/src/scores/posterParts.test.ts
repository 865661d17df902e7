import { expect, test } from 'vitest';
import { sized } from './posterParts.ts';

/** A pen whose letters are all half as wide as they are high. */
function penOfHalves(): CanvasRenderingContext2D {
  const pen = {
    font: '',
    measureText: (words: string) => {
      const [, px = ''] = /(\d+)px/u.exec(pen.font) ?? [];
      return { width: (words.length * Number(px)) / 2 };
    },
  };
  return pen as unknown as CanvasRenderingContext2D;
}

const SIZES = { room: 120, weight: 700, most: 22, least: 12 };

test('a name has the usual letters where it fits', () => {
  const pen = penOfHalves();
  expect(sized(pen, 'Ana', SIZES)).toBe('Ana');
  expect(pen.font).toContain('700 22px');
});

test('a long name is whole in smaller letters', () => {
  const pen = penOfHalves();
  expect(sized(pen, 'Maximiliane Hohen', SIZES)).toBe('Maximiliane Hohen');
  expect(pen.font).toContain('700 14px');
});

test('what is too long in the smallest letters ends in dots', () => {
  expect(sized(penOfHalves(), 'Bartholomäus-Maximilian', SIZES)).toBe('Bartholomäus-Maximi…');
});
