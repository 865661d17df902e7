/**
 * How fast the page begins and draws: `pnpm -s bench web`, over the last build of the client. First
 * visits over a slow line to a slow phone, what a table costs by WebGL and by canvas, and what is asked
 * of the browser while nothing moves. `pnpm -s bench web visits` measures the visits only.
 */
import { House } from '../e2e/House.ts';
import { measureVisits } from './firstVisit.ts';
import { measureFrames } from './frames.ts';
import { DRAWERS, launch } from './screens.ts';
import { measureStart } from './startUp.ts';

const isShort = process.argv.includes('visits');
let missedCount = 0;

const house = await House.open({});
await visits();
if (!isShort) await tables();
await house.close();
console.log(`bench-web missed=${missedCount}`);
process.exitCode = missedCount === 0 ? 0 : 1;

async function visits(): Promise<void> {
  const browser = await launch('canvas');
  const figures = await measureVisits(browser, house);
  await browser.close();
  say('first paint of the first page', { value: figures.homePaintMs, most: 1500, unit: 'ms' });
  say('the first page can be used', { value: figures.homeMs, unit: 'ms' });
  say('the door of a table can be used', { value: figures.doorMs, unit: 'ms' });
  say('first paint of a lobby', { value: figures.lobbyPaintMs, most: 1500, unit: 'ms' });
  say('a lobby can be used', { value: figures.lobbyMs, most: 2000, unit: 'ms' });
  say('a first visit to it moves', { value: figures.firstBytes / 1000, unit: 'kB' });
  say('a reload moves', { value: figures.reloadBytes / 1000, most: 2, unit: 'kB' });
}

async function tables(): Promise<void> {
  for (const drawer of DRAWERS) {
    const browser = await launch(drawer);
    const start = await measureStart(browser, { house, drawer });
    await browser.close();
    say(`${drawer}: a tile may be pressed, CPU / 4`, { value: start.playableMs, unit: 'ms' });
    say(`${drawer}: the table is drawn, CPU / 4`, { value: start.drawnMs, unit: 'ms' });
    say(`${drawer}: long tasks while bots play`, { value: start.longTasks, most: 0, unit: '' });
    for (const row of await measureFrames(drawer)) {
      const name = `${drawer}, ${row.tiles} tiles, CPU / ${row.slowness}`;
      const isFull = row.slowness === 1;
      say(`${name}: script a frame`, {
        value: row.frameMs,
        ...(isFull && { most: 1 }),
        unit: `ms, ${row.worstFrameMs.toFixed(1)} at most`,
      });
      say(`${name}: frames while idle`, { value: row.idleFrames, most: 0, unit: '' });
      say(`${name}: long tasks in six plays`, {
        value: row.longTasks,
        ...(isFull && { most: 0 }),
        unit: '',
      });
    }
  }
}

interface Figure {
  readonly value: number;
  readonly unit: string;
  /** What must hold. */
  readonly most?: number;
}

function say(words: string, { value, unit, most }: Figure): void {
  const isMissed = most !== undefined && value > most;
  if (isMissed) missedCount += 1;
  const verdict = most === undefined ? '' : `<= ${most} ${isMissed ? 'MISSED' : 'held'}`;
  const shown = `${Number(value.toPrecision(3)).toLocaleString('en')} ${unit}`;
  console.log(`${words.padEnd(48)} ${shown.padStart(24)}   ${verdict}`);
}
