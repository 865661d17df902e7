import { formatPromise, isHeld, short, type Figures, type Promised } from '../budget.ts';
import { playCalmly } from '../server/pace.ts';
import { spreadOf } from '../server/spread.ts';
import { setStage, type Setting, type Stage } from '../server/stage.ts';
import { BaronTable } from './BaronTable.ts';

/** How much is measured. */
export interface BaronSizes {
  /** Tables of four people who play as people do. */
  readonly tables: number;
  /** How often it is measured with the Barons and without, one after the other. */
  readonly pairs: number;
  readonly windowMs: number;
  readonly moveEveryMs: number;
}

/** What `pnpm -s bench barons` measures. */
export const FULL_BARONS: BaronSizes = {
  tables: 50,
  pairs: 10,
  windowMs: 8_000,
  moveEveryMs: 2_000,
};

const MOST_RISE_MS = 5;

/** One in a hundred timers of the server was so late, in milliseconds. */
interface Pair {
  readonly without: number;
  readonly among: number;
  /** Events at the Barons' table. */
  readonly events: number;
}

/**
 * Measures how much later the server's event loop is while nine Barons think at one of its tables.
 * Rejects when they did not play.
 */
export async function benchBarons(
  setting: Setting,
  sizes: BaronSizes,
  say: (line: string) => void,
): Promise<Figures> {
  const stage = await setStage(setting, 'roundhouse', sizes.tables);
  try {
    const barons = await stage.subject.during(BaronTable.open(stage.subject.place));
    await barons.playFor(sizes.windowMs); // the threads begin, and code is compiled
    const pairs: Pair[] = [];
    for (let count = 0; count < sizes.pairs; count += 1) {
      const pair = await measurePair(stage, barons, { ...sizes, isBaronFirst: count % 2 === 1 });
      say(`without ${short(pair.without)} ms, with Barons ${short(pair.among)} ms`);
      pairs.push(pair);
    }
    barons.close();
    return figuresOf(pairs, say);
  } finally {
    await stage.strike();
  }
}

/** Each of a pair comes first as often as the other. */
async function measurePair(
  stage: Stage,
  barons: BaronTable,
  { isBaronFirst, ...sizes }: BaronSizes & { readonly isBaronFirst: boolean },
): Promise<Pair> {
  let events = 0;
  const among = () =>
    lateness(stage, sizes, async () => {
      events = await barons.playFor(sizes.windowMs);
    });
  const without = () => lateness(stage, sizes, async () => {});
  if (isBaronFirst) {
    const first = await among();
    return { among: first, without: await without(), events };
  }
  const first = await without();
  return { without: first, among: await among(), events };
}

async function lateness(
  { subject, tables }: Stage,
  { windowMs, moveEveryMs }: BaronSizes,
  beside: () => Promise<void>,
): Promise<number> {
  await subject.ask('lateness');
  const pace = { moveEveryMs, durationMs: windowMs };
  await subject.during(Promise.all([playCalmly(tables, pace), beside()]));
  return (await subject.ask('lateness')).p99;
}

function figuresOf(pairs: readonly Pair[], say: (line: string) => void): Figures {
  const events = pairs.reduce((sum, pair) => sum + pair.events, 0);
  if (events === 0) throw new Error('no Baron played');
  const rises = pairs.map(({ among, without }) => among - without).toSorted((a, b) => a - b);
  const promised: Promised = {
    figure: 'rise of the p99 of the event loop, median',
    value: spreadOf(rises).p50,
    mustHold: MOST_RISE_MS,
    unit: 'ms',
  };
  say(formatPromise(promised));
  return {
    pairs: pairs.length,
    events,
    withoutMs: short(spreadOf(pairs.map(({ without }) => without)).p50),
    riseMs: short(promised.value),
    worstRiseMs: short(rises.at(-1) ?? Infinity),
    missed: isHeld(promised) ? 0 : 1,
  };
}
