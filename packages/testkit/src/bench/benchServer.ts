import { cpus, loadavg } from 'node:os';
import { formatPromise, isHeld, short, type Figures } from './budget.ts';
import { flushMs } from './flush.ts';
import { promisesOf, summaryOf, type ServerFigures } from './server/figures.ts';
import { measureCalm, type CalmFigures } from './server/calmTables.ts';
import { measureFast } from './server/fastTables.ts';
import { measureIdle } from './server/idleTables.ts';
import { ackLines, costLines, idleLines } from './server/report.ts';
import type { BenchSizes } from './server/sizes.ts';
import type { Setting } from './server/stage.ts';

/**
 * Says line by line what the server can carry. Gives the figures by key; `missed` are promises broken.
 * Rejects when there was nothing to measure.
 */
export async function benchServer(
  setting: Setting,
  sizes: BenchSizes,
  say: (line: string) => void,
): Promise<Figures> {
  say(machine());
  const { p50, p99 } = await flushMs(setting.tempDir);
  say(`a flush of 4 KiB to this disk: p50 ${short(p50)} p99 ${short(p99)} ms`);
  say(`load ${loadNow()} at the beginning`);
  const figures = await measureAll(setting, sizes, say);
  const promises = promisesOf(figures);
  say('');
  promises.map(formatPromise).forEach(say);
  const missed = promises.filter((promised) => !isHeld(promised)).length;
  return { ...summaryOf(figures), missed, load: loadNow() };
}

async function measureAll(
  setting: Setting,
  sizes: BenchSizes,
  say: (line: string) => void,
): Promise<ServerFigures> {
  const fast = await measureFast(setting, sizes);
  costLines(fast).forEach(say);
  const calm: CalmFigures[] = [];
  for (const tableCount of sizes.calmTables) {
    const figures = await measureCalm(setting, sizes, tableCount);
    ackLines(figures).forEach(say);
    calm.push(figures);
  }
  const idle = await measureIdle(setting, sizes);
  idleLines(idle).forEach(say);
  return { fast, calm, idle };
}

function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model ?? 'a processor without a name';
  return `${processors.length} cores, ${model}, Node ${process.version}`;
}

/** What the machine was asked to do in the last minute, in cores. */
function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
