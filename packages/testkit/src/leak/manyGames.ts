import { PRESET_NAMES, type PresetName } from '@roundhouse/rules';
import { emptyReport, type LeakReport } from './leakReport.ts';
import { runLeakTest } from './leakTest.ts';

/** Presets of a batch: about fifty games, and a server that begins anew after them. */
const BATCH = 3;

/** Leak tests over all presets in turn, until this many games have been judged. */
export async function judgeManyGames(seed: string, games: number): Promise<LeakReport> {
  const total = emptyReport();
  for (let batch = 0; total.games < games; batch += 1) {
    const presets = presetsOf(batch);
    const plan = { seed: `${seed} ${batch}`, twinPresets: presets, matchPresets: presets };
    addReport(total, await runLeakTest(plan));
  }
  return total;
}

function presetsOf(batch: number): readonly PresetName[] {
  const first = (batch * BATCH) % PRESET_NAMES.length;
  return [...PRESET_NAMES, ...PRESET_NAMES].slice(first, first + BATCH);
}

/** Adds one run to another; a control that was blind in one stays in the list. */
function addReport(total: LeakReport, more: LeakReport): void {
  total.games += more.games;
  total.rounds += more.rounds;
  total.sockets += more.sockets;
  total.frames += more.frames;
  total.bytes += more.bytes;
  total.twins += more.twins;
  total.sameSockets += more.sameSockets;
  total.differentSockets += more.differentSockets;
  for (const seat of more.comparedSeats) total.comparedSeats.add(seat);
  for (const key of Object.keys(more.sightings) as (keyof LeakReport['sightings'])[]) {
    total.sightings[key] += more.sightings[key];
  }
  total.findings.push(...more.findings);
  total.controls.push(...more.controls);
}
