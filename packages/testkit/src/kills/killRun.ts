import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { TableFact } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { restore } from '@roundhouse/server/table';
import { breach, breachesOf, type Breach } from '../faults/invariants.ts';
import { openTable, type Place } from '../raw/http.ts';
import { FAIL_POINTS, type DeathSentence, type FailPoint } from './failPoints.ts';
import { Survivor } from './Survivor.ts';
import type { Lie } from './victim.ts';
import { VictimProcess } from './VictimProcess.ts';

/** How often to kill, and what is broken, if anything. */
export interface KillPlan {
  readonly kills: number;
  readonly seed: number;
  readonly lie: Lie | null;
}

/** What came of it. */
export interface KillReport {
  /** By the moment of death; `random` where it came from outside. */
  readonly kills: ReadonlyMap<FailPoint | 'random', number>;
  readonly acknowledged: number;
  readonly heard: number;
  readonly breaches: readonly Breach[];
  /** Longest times from a server that listens again to the last player back, and to a move at each table. */
  readonly backMs: number;
  readonly playableMs: number;
}

/** Names of the people at the tables; each plays at one. */
const PARTIES = [
  { people: ['Ann', 'Bea', 'Cid'], bots: 0 },
  { people: ['Dot', 'Eva'], bots: 2 },
] as const;
const OPTIONS = { maxPip: 6, matchRounds: 2 };
/** How often a moment comes before a process dies of it, at most. */
const MOST_TIMES: Readonly<Record<FailPoint, number>> = {
  beforeAppend: 30,
  inAppend: 30,
  afterAppend: 30,
  beforeReply: 30,
  beforePublish: 60,
  inSnapshot: 2,
  afterSeedBeforeDeal: 1,
  inRestore: 2,
};
/** A moment that has not come by then does not come; the process is killed from outside. */
const SENTENCE_MS = 8_000;
/** How long the players have to come back and to move. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 10;
const RANDOM_DEATH_MS = 600;
/** So long nothing happens when nobody moves any more. */
const CALM_MS = 700;
const MOST_LOOKS = 30;

interface Party {
  readonly code: TableCode;
  readonly players: readonly Survivor[];
}

/** Kills a real server again and again under people who play, and asks afterwards what is left. */
export async function killAndAsk(plan: KillPlan): Promise<KillReport> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-kills-'));
  const run = new KillRun(plan, dir, await freePort());
  try {
    return await run.play();
  } finally {
    await run.end();
    rmSync(dir, { recursive: true, force: true });
  }
}

class KillRun {
  readonly #plan: KillPlan;
  readonly #dir: string;
  readonly #dice: Dice;
  readonly #place: Place;
  readonly #kills = new Map<FailPoint | 'random', number>();
  readonly #slow: Breach[] = [];
  #parties: readonly Party[] = [];
  #playing: readonly Promise<void>[] = [];
  #server: VictimProcess | null = null;
  #backMs = 0;
  #playableMs = 0;

  constructor(plan: KillPlan, dir: string, port: number) {
    this.#plan = plan;
    this.#dir = dir;
    this.#dice = diceFrom(plan.seed);
    this.#place = { host: '127.0.0.1', port };
  }

  async play(): Promise<KillReport> {
    await this.#start(null);
    this.#parties = await Promise.all(PARTIES.map((party, index) => this.#gather(party, index)));
    this.#playing = this.#players.map((player) => player.play());
    await this.#everybodyPlays();
    for (let count = 0; count < this.#plan.kills; count += 1) await this.#dieAndReturn(count);
    const breaches = await this.#judge();
    return {
      kills: this.#kills,
      acknowledged: sum(this.#players, ({ acknowledged }) => acknowledged.size),
      heard: sum(this.#players, ({ heard }) => heard.length),
      breaches: [...breaches, ...this.#slow],
      backMs: Math.round(this.#backMs),
      playableMs: Math.round(this.#playableMs),
    };
  }

  /** Lets nobody and nothing go on. */
  async end(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.stop()));
    await this.#server?.kill();
    await Promise.all(this.#playing);
  }

  get #players(): readonly Survivor[] {
    return this.#parties.flatMap(({ players }) => players);
  }

  async #gather({ people, bots }: (typeof PARTIES)[number], index: number): Promise<Party> {
    const [host, ...guests] = people;
    const seats = people.length + bots;
    const { code, seatToken } = await openTable(this.#place, {
      name: host,
      bots,
      seats,
      options: OPTIONS,
    });
    const known = parseTableCode(code);
    invariant(known !== undefined, 'a table has a code');
    const parts = { place: this.#place, code, dice: diceFrom(this.#plan.seed + index + 1) };
    const players = [
      new Survivor({ ...parts, name: host, entrance: { seatToken }, startsAt: seats }),
      ...guests.map((name) => new Survivor({ ...parts, name, entrance: { name }, startsAt: null })),
    ];
    return { code: known, players };
  }

  /** One death, and everything until people play again. */
  async #dieAndReturn(count: number): Promise<void> {
    const sentence = this.#nextSentence(count);
    if (sentence?.point === 'inRestore') await this.#dieInRestore(sentence);
    else await this.#die(sentence);
    await this.#start(null);
    await this.#everybodyPlays();
  }

  async #die(sentence: DeathSentence | null): Promise<void> {
    const server = this.#server;
    invariant(server !== null, 'somebody is alive');
    if (sentence !== null) server.sentence(sentence);
    const lifeMs = sentence === null ? this.#dice.below(RANDOM_DEATH_MS) : SENTENCE_MS;
    const isDead = await server.diesWithin(lifeMs);
    this.#count(isDead && sentence !== null ? sentence.point : 'random');
    await server.kill();
  }

  /** This moment comes only at the beginning of a life, so one more life is begun for it. */
  async #dieInRestore(sentence: DeathSentence): Promise<void> {
    await this.#server?.kill();
    const server = await this.#start(sentence);
    const isDead = server === null || (await server.diesWithin(SENTENCE_MS));
    this.#count(isDead ? sentence.point : 'random');
    await server?.kill();
  }

  /** Every other death comes from outside; the rest take the named moments in turn. */
  #nextSentence(count: number): DeathSentence | null {
    const point = FAIL_POINTS[(count >> 1) % FAIL_POINTS.length];
    if (count % 2 === 0 || point === undefined) return null;
    return { point, times: 1 + this.#dice.below(MOST_TIMES[point]) };
  }

  #count(point: FailPoint | 'random'): void {
    this.#kills.set(point, (this.#kills.get(point) ?? 0) + 1);
  }

  async #start(sentence: DeathSentence | null): Promise<VictimProcess | null> {
    const { lie } = this.#plan;
    const { port } = this.#place;
    this.#server = await VictimProcess.start({ dir: this.#dir, port, sentence, lie });
    return this.#server;
  }

  /** Waits until everybody is back, and somebody was answered at every table; notes how long it took. */
  async #everybodyPlays(): Promise<void> {
    const upMs = this.#server?.upMs ?? 0;
    const isPlayed = ({ players }: Party) =>
      players.some(({ lastAnswerMs }) => lastAnswerMs > upMs);
    const isBack = () => this.#players.every(({ isIn, lastInMs }) => isIn && lastInMs > upMs);
    let playableMs = 0;
    let backMs = 0;
    while (playableMs === 0 || backMs === 0) {
      const passedMs = performance.now() - upMs;
      if (backMs === 0 && isBack()) backMs = passedMs;
      if (playableMs === 0 && this.#parties.every(isPlayed)) playableMs = passedMs;
      if (passedMs > PATIENCE_MS)
        return void this.#slow.push(breach('playGoesOn', this.#whoIsMissing(upMs)));
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    this.#backMs = Math.max(this.#backMs, backMs);
    this.#playableMs = Math.max(this.#playableMs, playableMs);
  }

  /** Waits until nobody moves any more and everybody has seen the last move. */
  async #calmDown(): Promise<void> {
    for (const player of this.#players) player.rest();
    const seqs = () => this.#players.map(({ snapshot }) => snapshot?.seq ?? -1).join(' ');
    let before = '';
    for (let look = 0; look < MOST_LOOKS && before !== seqs(); look += 1) {
      before = seqs();
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    }
  }

  #whoIsMissing(upMs: number): string {
    return this.#players
      .map(({ name, isIn, lastInMs, lastAnswerMs, snapshot }) =>
        [
          name,
          isIn && lastInMs > upMs ? 'in' : 'out',
          lastAnswerMs > upMs ? 'played' : '-',
          snapshot?.phase ?? '',
        ].join(' '),
      )
      .join(', ');
  }

  async #judge(): Promise<readonly Breach[]> {
    await this.#calmDown();
    const witnesses = new Map(
      this.#parties.map(({ code, players }) => [code, players.map((player) => player.testimony())]),
    );
    const lockouts = this.#players.flatMap(({ name, lockouts: errors }) =>
      errors.map((error) => breach('playGoesOn', `${name}: ${error}`)),
    );
    await this.end();
    const journal = await sqliteJournal<TableFact>({ dir: this.#dir });
    const breaches: Breach[] = [...lockouts];
    for (const { code } of this.#parties) {
      const facts = (await journal.read(code)).map(({ fact }) => fact);
      const restored = await restore(journal, code);
      if (!restored.ok) breaches.push(breach('replayIsTheSame', `${code}: ${restored.error.code}`));
      else
        breaches.push(
          ...breachesOf({
            code,
            facts,
            players: witnesses.get(code) ?? [],
            live: restored.value.data,
          }),
        );
    }
    await journal.close();
    return breaches;
  }
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** A port of the loopback on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
