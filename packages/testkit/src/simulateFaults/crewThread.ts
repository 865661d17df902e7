/** One thread of the crew: plays its shift of evenings, tells what came of it, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulateFaults, type Shift } from './manyEvenings.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await simulateFaults(workerData as Shift));
