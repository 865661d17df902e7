import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRESET_NAMES } from '../src/index.ts';
import { recordGame, replayGame } from './goldenGames.ts';

const GAMES = fileURLToPath(new URL('./games/', import.meta.url));

// `ROUNDHOUSE_RECORD=1 vitest run goldenGames` plays the games anew; the diff is to be read.
if (process.env['ROUNDHOUSE_RECORD'] !== undefined) {
  mkdirSync(GAMES, { recursive: true });
  for (const [index, preset] of PRESET_NAMES.entries()) {
    const text = recordGame({ preset, seatCount: 2 + (index % 3), seed: 100 + index });
    writeFileSync(`${GAMES}${preset}.txt`, text);
  }
}

describe('recorded games end as they did', () => {
  it('there is one of each preset', () => {
    expect(readdirSync(GAMES).toSorted()).toEqual(
      PRESET_NAMES.map((name) => `${name}.txt`).toSorted(),
    );
  });

  it.each(PRESET_NAMES)('%s', (preset) => {
    const text = readFileSync(`${GAMES}${preset}.txt`, 'utf8');
    expect(replayGame(text)).toBe(text);
  });

  it('another end is noticed', () => {
    const text = readFileSync(`${GAMES}pagat.txt`, 'utf8');
    const other = text.replace(/, (\d+) points/u, ', 999 points');
    expect(replayGame(other)).not.toBe(other);
  });
});
