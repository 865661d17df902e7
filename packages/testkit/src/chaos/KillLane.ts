import { invariant } from '@roundhouse/rules';
import { breach, type Breach } from '../judge/promises.ts';
import type { Place } from '../raw/ask.ts';
import type { Death } from './deaths.ts';
import type { DeathSentence, FailPoint } from './failPoints.ts';
import { holdInquest } from './inquest.ts';
import { Party, type Cast } from './Party.ts';
import type { Lie } from './victim.ts';
import { VictimProcess } from './VictimProcess.ts';

/** Where a lane runs: nothing in it is shared with another. */
export interface LaneSite {
  readonly dir: string;
  /** Where the code of servers is kept once it is compiled; this alone may be shared. */
  readonly codeDir: string;
  readonly place: Place;
  readonly seed: number;
  readonly lie: Lie | null;
}

/** The moment of a death; `random` where it came from outside. */
export type DeathPoint = FailPoint | 'random';

/** Who plays, at two tables. */
const CASTS: readonly Cast[] = [
  { people: ['Ann', 'Bea', 'Cid'], bots: 0 },
  { people: ['Dot', 'Eva'], bots: 2 },
];
/** A moment that has not come by then does not come; the process is killed from outside. */
const SENTENCE_MS = 8_000;
/** How long the players have to come back and to move. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 10;
/** So long nothing happens when nobody moves any more. */
const CALM_MS = 700;
const MOST_LOOKS = 30;

/** One server on a disk of its own, under people who play, that dies and comes back. */
export class KillLane {
  readonly deaths: DeathPoint[] = [];
  /** Longest times from a server that listens again to the last player back, and to a move at each table. */
  backMs = 0;
  playableMs = 0;
  /** Lives after which play did not go on. */
  readonly stills: Breach[] = [];
  readonly #site: LaneSite;
  #parties: readonly Party[] = [];
  #server: VictimProcess | null = null;

  constructor(site: LaneSite) {
    this.#site = site;
  }

  get acknowledgedCount(): number {
    return this.#parties.reduce((total, party) => total + party.acknowledgedCount, 0);
  }

  get heardCount(): number {
    return this.#parties.reduce((total, party) => total + party.heardCount, 0);
  }

  /** Starts the server and lets people play. */
  async open(): Promise<void> {
    const { place, seed } = this.#site;
    await this.#live(null);
    this.#parties = await Promise.all(
      CASTS.map((cast, index) => Party.gather(place, cast, seed + 10 * index)),
    );
    await this.#everybodyPlays();
  }

  /** One death, and everything until people play again. */
  async dieAndReturn(death: Death): Promise<void> {
    await this.die(death);
    await this.#live(null);
    await this.#everybodyPlays();
  }

  /** One death. */
  async die(death: Death): Promise<void> {
    if (death.kind === 'moment' && death.sentence.point === 'inRestore') {
      return this.#dieInRestore(death.sentence);
    }
    const server = this.#server;
    invariant(server !== null, 'somebody is alive');
    if (death.kind === 'moment') server.sentence(death.sentence);
    const lifeMs = death.kind === 'moment' ? SENTENCE_MS : death.afterMs;
    const isDead = await server.diesWithin(lifeMs);
    this.deaths.push(isDead && death.kind === 'moment' ? death.sentence.point : 'random');
    await server.kill();
  }

  /** Waits until nobody moves any more and everybody has seen the last move. */
  async calmDown(): Promise<void> {
    for (const party of this.#parties) party.rest();
    const seqs = () => this.#parties.map((party) => party.seqs).join(' ');
    let before = '';
    for (let look = 0; look < MOST_LOOKS && before !== seqs(); look += 1) {
      before = seqs();
      await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    }
  }

  /** Ends everything, and says which promises were broken. */
  async judge(): Promise<readonly Breach[]> {
    const testimonies = new Map(this.#parties.map((party) => [party.code, party.witnesses()]));
    const lockouts = this.#parties.flatMap((party) => party.lockouts());
    await this.close();
    return [...this.stills, ...lockouts, ...(await holdInquest(this.#site.dir, testimonies))];
  }

  /** Lets nobody and nothing go on. */
  async close(): Promise<void> {
    const ended = Promise.all(this.#parties.map((party) => party.end()));
    await this.#server?.kill();
    await ended;
  }

  /** This moment comes only at the beginning of a life, so one more life is begun for it. */
  async #dieInRestore(sentence: DeathSentence): Promise<void> {
    await this.#server?.kill();
    const server = await this.#live(sentence);
    const isDead = server === null || (await server.diesWithin(SENTENCE_MS));
    this.deaths.push(isDead ? sentence.point : 'random');
    await server?.kill();
  }

  async #live(sentence: DeathSentence | null): Promise<VictimProcess | null> {
    const { dir, codeDir, place, lie } = this.#site;
    this.#server = await VictimProcess.start({ dir, port: place.port, sentence, lie }, codeDir);
    return this.#server;
  }

  /** Waits until everybody is back, and somebody has moved at every table; notes how long it took. */
  async #everybodyPlays(): Promise<void> {
    const upMs = this.#server?.upMs ?? 0;
    const isPlayed = () => this.#parties.every((party) => party.hasPlayedSince(upMs));
    // Nobody is still there from the life before: it ended before this one began.
    const isBack = () => this.#parties.every((party) => party.isTogether);
    let playableMs = 0;
    let backMs = 0;
    while (playableMs === 0 || backMs === 0) {
      const passedMs = performance.now() - upMs;
      if (backMs === 0 && isBack()) backMs = passedMs;
      if (playableMs === 0 && isPlayed()) playableMs = passedMs;
      if (passedMs > PATIENCE_MS) return this.#standStill();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    this.backMs = Math.max(this.backMs, backMs);
    this.playableMs = Math.max(this.playableMs, playableMs);
  }

  #standStill(): void {
    const rolls = this.#parties.map(({ code, roll }) => `${code}: ${roll}`);
    this.stills.push(breach('playGoesOn', rolls.join('; ')));
  }
}
