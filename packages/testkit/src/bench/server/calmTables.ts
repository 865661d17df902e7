import { playCalmly } from './pace.ts';
import type { BenchSizes } from './sizes.ts';
import { spreadOf, type Spread } from './spread.ts';
import { setStage, type Setting } from './stage.ts';
import { SUBJECTS, type SubjectName } from './subjectWish.ts';

/** How long moves took at tables that play as people do, in milliseconds. */
export interface AckTimes {
  /** In the server, from the frame that came in to the reply that went out. */
  readonly server: Spread;
  /** At the player, from sending to the answer; the generator's own waiting included. */
  readonly client: Spread;
}

/** Times at one number of tables. */
export interface CalmFigures {
  readonly tableCount: number;
  readonly times: Readonly<Record<SubjectName, AckTimes>>;
}

/** One server after the other, with this many tables. */
export async function measureCalm(
  setting: Setting,
  sizes: BenchSizes,
  tableCount: number,
): Promise<CalmFigures> {
  const times = new Map<SubjectName, AckTimes>();
  for (const name of SUBJECTS) {
    const stage = await setStage(setting, name, tableCount);
    const { subject, tables } = stage;
    try {
      await subject.ask('latencies'); // those of sitting down
      const pace = { moveEveryMs: sizes.moveEveryMs, durationMs: sizes.calmMs };
      const client = await subject.during(playCalmly(tables, pace));
      const server = await subject.ask('latencies');
      times.set(name, { server: spreadOf(server), client: spreadOf(client) });
    } finally {
      await stage.strike();
    }
  }
  return { tableCount, times: Object.fromEntries(times) as Record<SubjectName, AckTimes> };
}
