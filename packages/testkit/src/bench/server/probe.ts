import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Session } from 'node:inspector/promises';
import { assertNever } from '@roundhouse/rules';
import type { LatencyBook } from './latencyBook.ts';
import { partsOf } from './parts.ts';
import type { Answers, Lateness, Listening, Question, Usage } from './question.ts';

/** Looks so often how late the loop is. */
const lateness = monitorEventLoopDelay({ resolution: 1 });

/** Between two looks of the profiler at what runs. */
const SAMPLE_US = 200;

/** A question as it comes over the channel to the parent; the answer has the same number. */
export type Asked = Question & { readonly id: number };

/** Tells the parent where this server listens, answers its questions, and ends when it does. */
export function serveProbe(listening: Listening, book: LatencyBook): void {
  const session = new Session();
  session.connect();
  process.on('message', (asked: Asked) => {
    void answer(asked, session, book).then((value) => process.send?.({ id: asked.id, value }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(listening);
}

async function answer(
  { type }: Question,
  session: Session,
  book: LatencyBook,
): Promise<Answers[Question['type']]> {
  switch (type) {
    case 'usage':
      return usage();
    case 'latencies':
      return book.take();
    case 'lateness':
      return latenessSince();
    case 'startProfile':
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
      await session.post('Profiler.start');
      return null;
    case 'stopProfile':
      return partsOf((await session.post('Profiler.stop')).profile);
    default:
      return assertNever(type);
  }
}

/** Begins to look with the first question. */
function latenessSince(): Lateness {
  const { p99, max } = { p99: lateness.percentile(99) / 1e6, max: lateness.max / 1e6 };
  lateness.enable();
  lateness.reset();
  return { p99, max };
}

function usage(): Usage {
  return {
    cpuUs: sum(process.cpuUsage()),
    mainCpuUs: sum(process.threadCpuUsage()),
    rssBytes: process.memoryUsage.rss(),
  };
}

function sum({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
