import { invariant, type PresetName } from '@roundhouse/rules';
import type { RunningServer } from '../server/runningServer.ts';
import { startServer } from '../server/runningServer.ts';
import { FakeClock } from '../table/FakeClock.ts';
import { CONTROLS, SECOND_WALLS, type Control } from './controls.ts';
import { judge, type Records } from '../oracle/judge.ts';
import { countSightings, countViewers, emptyReport, type LeakReport } from './leakReport.ts';
import { MATCH_PATIENCE, playMatch } from './matchScript.ts';
import { playEvening, SEATED, type Evening, type Script } from './script.ts';
import { judgeLog } from '../oracle/secretOracle.ts';
import { compareTwins, planTwins, type TwinPlan } from './twins.ts';

/** How much a leak test looks at. */
export interface LeakPlan {
  /** Names every deal and every roll of dice. */
  readonly seed: string;
  /** One evening with all its twins for each of these. */
  readonly twinPresets: readonly PresetName[];
  /** One whole match for each of these. */
  readonly matchPresets: readonly PresetName[];
}

/** Moves of an evening with twins: most of a round, and no hand revealed. */
const TWIN_MOVES = 40;
/** Deals to try until a round is long enough. */
const MOST_DEALS = 20;
/**
 * Names the deals of the controls, whatever the seed: a fault that shows only when tiles are drawn at
 * the right moment needs a round in which they are.
 */
const CONTROL_SEED = 'faults';

/**
 * The leak test: every byte of every socket of whole games, judged three times; hidden tiles swapped
 * under the same public play; and parts broken on purpose, which the same judges have to see.
 * Runs a server of its own in this process: one at a time.
 */
export async function runLeakTest(plan: LeakPlan): Promise<LeakReport> {
  const clock = new FakeClock();
  const server = await startServer({ seed: plan.seed, clock, table: MATCH_PATIENCE });
  const run = new LeakRun(server, clock, plan.seed);
  try {
    for (const preset of plan.matchPresets) await run.match(preset);
    for (const preset of plan.twinPresets) await run.twins(preset);
    await run.controls();
  } finally {
    await server.close();
  }
  return run.report;
}

class LeakRun {
  readonly report = emptyReport();
  readonly #server: RunningServer;
  readonly #clock: FakeClock;
  readonly #seed: string;
  #count = 0;

  constructor(server: RunningServer, clock: FakeClock, seed: string) {
    this.#server = server;
    this.#clock = clock;
    this.#seed = seed;
  }

  /** A whole match of people and bots. */
  async match(preset: PresetName): Promise<void> {
    this.#count += 1;
    const options = { matchRounds: 2 };
    const deal = `${this.#seed} match ${this.#count}`;
    const plan = { deal, preset, options, seed: this.#count };
    const played = await playMatch(this.#server, this.#clock, plan);
    this.#judge(played, played.roundCount);
  }

  /** An evening, and the same evening again with hidden tiles in other places. */
  async twins(preset: PresetName): Promise<void> {
    const { script, evening } = await this.#base(preset, `${this.#seed} ${preset}`);
    this.#judge(evening, 1);
    for (const plan of planTwins(evening, evening.moves)) {
      if (plan.swaps.length === 0) continue;
      const twin = await this.#play({ ...script, ...plan });
      this.#judge(twin, 1);
      this.#compare(evening, twin, plan);
    }
  }

  /** Every part that is broken on purpose. */
  async controls(): Promise<void> {
    const { script, evening } = await this.#base('roundhouse', CONTROL_SEED);
    for (const control of CONTROLS) {
      const findingCount =
        control.part === 'twins'
          ? await this.#twinsUnder(control, script, evening)
          : await this.#findingsUnder(control, script);
      this.report.controls.push({ name: control.name, mustBeRed: true, findingCount });
    }
    for (const { name, breakBefore } of SECOND_WALLS) {
      const { findings } = judge(await this.#play({ ...script, breakBefore }));
      this.report.controls.push({ name, mustBeRed: false, findingCount: findings.length });
    }
  }

  async #findingsUnder({ part, viewer, breakBefore }: Control, script: Script): Promise<number> {
    const { findings } = judge(await this.#play({ ...script, breakBefore }));
    return findings.filter((one) => one.part === part && one.viewer === viewer).length;
  }

  async #twinsUnder(control: Control, script: Script, evening: Evening): Promise<number> {
    const { viewer, breakBefore } = control;
    const [plan] = planTwins(evening, evening.moves).filter(({ swaps }) => swaps.length > 0);
    invariant(plan !== undefined, 'the evening of the controls has a twin');
    const [one, other] = [
      await this.#play({ ...script, moves: plan.moves, breakBefore }),
      await this.#play({ ...script, ...plan, breakBefore }),
    ];
    const { findings } = compareTwins(one, other, plan);
    return findings.filter((finding) => finding.viewer === viewer).length;
  }

  /** An evening whose round is not over when it ends. */
  async #base(preset: PresetName, seed: string): Promise<{ script: Script; evening: Evening }> {
    for (let attempt = 0; attempt < MOST_DEALS; attempt += 1) {
      const deal = `${seed} evening ${attempt}`;
      const script = { deal, preset, moves: null, moveCount: TWIN_MOVES, swaps: [] };
      const evening = await this.#play(script);
      if (evening.moves.length === TWIN_MOVES) return { script, evening };
    }
    throw new Error(`no round of ${preset} has ${TWIN_MOVES} moves`);
  }

  #play(script: Script): Promise<Evening> {
    return playEvening(this.#server, this.#clock, script);
  }

  #judge(game: Records, rounds: number): void {
    const { report } = this;
    const { findings, sightings } = judge(game);
    report.games += 1;
    report.rounds += rounds;
    report.findings.push(...findings, ...judgeLog(this.#server.logLines, game.secrets));
    for (const seen of sightings.values()) countSightings(report, seen);
    countViewers(report, game.viewers);
  }

  #compare(base: Evening, twin: Evening, plan: TwinPlan): void {
    const { report } = this;
    const verdict = compareTwins(base, twin, plan);
    report.twins += 1;
    report.findings.push(...verdict.findings);
    report.sameSockets += verdict.sameCount;
    report.differentSockets += verdict.differentCount;
    for (const seat of verdict.comparedSeats) report.comparedSeats.add(seat ?? -1);
  }
}

/** Seats of an evening with twins. */
export const TWIN_SEATS: number = SEATED.length;
