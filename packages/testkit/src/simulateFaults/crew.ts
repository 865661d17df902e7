import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addReports, type FaultReport, type Shift } from './manyEvenings.ts';

const THREAD = new URL('./crewThread.ts', import.meta.url);

/** Plays an evening for each seed, from `first` on, in as many threads as there are processors. */
export async function simulateInThreads(first: number, count: number): Promise<FaultReport> {
  const threads = Math.min(availableParallelism(), count);
  const shifts = Array.from({ length: threads }, (_, index): Shift => {
    const [from, to] = [index, index + 1].map((part) => Math.floor((count * part) / threads));
    return { first: first + (from ?? 0), count: (to ?? 0) - (from ?? 0) };
  });
  return addReports(await Promise.all(shifts.map(work)));
}

function work(shift: Shift): Promise<FaultReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: shift });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
