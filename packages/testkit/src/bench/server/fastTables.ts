import { playFast } from './pace.ts';
import type { Profile, Usage } from './question.ts';
import type { BenchSizes } from './sizes.ts';
import { counted } from './spread.ts';
import { setStage, type Setting, type Stage } from './stage.ts';
import { SEAT_COUNT } from './drivenTable.ts';
import { SUBJECTS, type SubjectName } from './subjectWish.ts';

/** What a move costs a server that has as many as it can take. */
export interface MoveCost {
  readonly moveCount: number;
  /** Processor time of all threads for each move, microseconds. */
  readonly cpuUs: number;
  /** That of the thread that plays. */
  readonly mainCpuUs: number;
  /** How much of one core the server used; far below 1 the players could not keep up. */
  readonly busy: number;
  /** Payload that each of a table's clients was sent for each move. */
  readonly bytesPerClient: number;
}

/** Costs by server, the best of some turns each, and where the product's time went. */
export interface FastFigures {
  readonly costs: Readonly<Record<SubjectName, MoveCost>>;
  readonly profile: Profile;
}

/** All servers at once, each playing while the others rest, in turns: they share the weather. */
export async function measureFast(setting: Setting, sizes: BenchSizes): Promise<FastFigures> {
  const stages = new Map<SubjectName, Stage>();
  try {
    for (const name of SUBJECTS) {
      const stage = await setStage(setting, name, sizes.fastTables);
      stages.set(name, stage);
      await stage.subject.during(playFast(stage.tables, sizes.warmMs));
    }
    return { costs: await costsOf(stages, sizes), profile: await profileOf(stages, sizes) };
  } finally {
    for (const stage of stages.values()) await stage.strike();
  }
}

async function costsOf(stages: ReadonlyMap<SubjectName, Stage>, sizes: BenchSizes) {
  const best = new Map<SubjectName, MoveCost>();
  for (let turn = 0; turn < sizes.fastRepeats; turn += 1) {
    for (const [name, stage] of stages) {
      const cost = await costOf(stage, sizes.fastMs);
      const before = best.get(name);
      if (before === undefined || cost.cpuUs < before.cpuUs) best.set(name, cost);
    }
  }
  return Object.fromEntries(best) as Record<SubjectName, MoveCost>;
}

async function costOf({ subject, tables }: Stage, durationMs: number): Promise<MoveCost> {
  const bytes = () => tables.reduce((sum, table) => sum + table.bytesDown(), 0);
  const bytesBefore = bytes();
  const before = await subject.ask('usage');
  const beganMs = performance.now();
  const moveCount = counted(await subject.during(playFast(tables, durationMs)), 'moves');
  const wallUs = 1_000 * (performance.now() - beganMs);
  const after = await subject.ask('usage');
  const spent = (field: keyof Usage) => after[field] - before[field];
  return {
    moveCount,
    cpuUs: spent('cpuUs') / moveCount,
    mainCpuUs: spent('mainCpuUs') / moveCount,
    busy: spent('cpuUs') / wallUs,
    bytesPerClient: (bytes() - bytesBefore) / moveCount / SEAT_COUNT,
  };
}

async function profileOf(stages: ReadonlyMap<SubjectName, Stage>, sizes: BenchSizes) {
  const stage = stages.get('roundhouse');
  if (stage === undefined) throw new Error('the product is not on stage');
  const { subject, tables } = stage;
  await subject.ask('startProfile');
  await subject.during(playFast(tables, sizes.fastMs));
  return subject.ask('stopProfile');
}
