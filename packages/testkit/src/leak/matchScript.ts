import { announcement, PLAYERS } from '@roundhouse/bots';
import { invariant, turnOf, type PresetName, type Seat } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { RunningServer } from '../server/runningServer.ts';
import type { TableClient } from '../players/TableClient.ts';
import type { FakeClock } from '../table/FakeClock.ts';
import { Gathering } from './Gathering.ts';
import type { Records } from '../oracle/judge.ts';

/** A whole match of people and bots, with comings and goings by the dice. */
export interface MatchPlan {
  readonly deal: string;
  readonly preset: PresetName;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

/** A whole match that was played. */
export interface PlayedMatch extends Records {
  readonly roundCount: number;
}

/** More steps than any match of ours takes. */
const MOST_STEPS = 5_000;
/** Longer than any bot thinks; shorter than the server waits for somebody who is away. */
const BOT_MS = 1_000;
const ABSENCE_MS = 5_000;
/** The patience of a table for which `playMatch` is made. */
export const MATCH_PATIENCE = { botDelayMs: 700, graceMs: 3_000, nextRoundMs: 3_600_000 };
const BOTS = 2;
/** Moves of a second match, after the first and the lobby. */
const ENCORE = 12;

/** Ann and Bea play, two bots with them; Wanda and Sloth watch. Plays to the end of the match. */
export async function playMatch(
  server: RunningServer,
  clock: FakeClock,
  plan: MatchPlan,
): Promise<PlayedMatch> {
  server.seeds.restart(plan.deal);
  server.dealer.editWith((event) => event);
  const match = new MatchScript(await assemble(server, plan), clock, diceFrom(plan.seed));
  await match.play(MOST_STEPS);
  const { gathering } = match;
  const facts = server.journal.factsOf(gathering.code);
  await gathering.disperse((ms) => clock.advance(ms));
  const roundCount = facts.filter(({ type }) => type === 'roundStarted').length;
  return { viewers: gathering.viewers, facts, secrets: server.seeds.secrets, roundCount };
}

async function assemble(server: RunningServer, plan: MatchPlan): Promise<Gathering> {
  const { preset, options } = plan;
  const wish = { name: 'Ann', preset, ...(options && { options }), seats: 2 + BOTS };
  const gathering = await Gathering.open(server, wish);
  const host = await gathering.host('Ann');
  await gathering.enter('Bea', { name: 'Bea' }, 1 as Seat);
  for (const name of ['Wanda', 'Sloth']) await gathering.enter(name, { watch: true }, null);
  await host.host({ type: 'addBot', level: 'porter' });
  await host.host({ type: 'addBot', level: 'passenger' });
  await host.host({ type: 'start' });
  await gathering.settle();
  return gathering;
}

class MatchScript {
  readonly gathering: Gathering;
  readonly #clock: FakeClock;
  readonly #dice: Dice;
  /** Where Bea is: at her seat, gone, or watching after she gave her seat to a bot. */
  #bea: 'here' | 'gone' | 'watching' = 'here';
  #hasWandaSat = false;

  constructor(gathering: Gathering, clock: FakeClock, dice: Dice) {
    this.gathering = gathering;
    this.#clock = clock;
    this.#dice = dice;
  }

  get #host(): TableClient {
    return this.gathering.client('Ann');
  }

  /** Plays until the match is over, and a few moves of another one. */
  async play(mostSteps: number): Promise<void> {
    let steps = 0;
    for (; this.#host.snapshot.phase !== 'over'; steps += 1) {
      invariant(steps < mostSteps, 'the match ends');
      await this.#step();
    }
    await this.#wake();
    await this.#host.host({ type: 'toLobby' });
    await this.#host.host({ type: 'start' });
    await this.gathering.settle();
    for (let count = 0; count < ENCORE; count += 1) await this.#move();
  }

  async #step(): Promise<void> {
    if (this.#host.snapshot.phase === 'betweenRounds') return this.#nextRound();
    if (this.#dice.below(12) === 0) await this.#comeOrGo();
    if (this.#dice.below(25) === 0) await this.#stallOrResume();
    await this.#move();
  }

  /** The seat to move moves: over its socket, or, where nobody holds it, when the clock says so. */
  async #move(): Promise<void> {
    const { table } = this.#host.snapshot;
    const turn = table === null ? null : turnOf(table);
    if (turn === null) return;
    if (await this.#say()) return;
    const mover = [...this.gathering.here.values()].find(({ place }) => place.seat === turn.seat);
    if (mover === undefined) {
      await this.#clock.advance(this.#bea === 'here' ? BOT_MS : ABSENCE_MS);
      return this.gathering.settle();
    }
    await this.#carryOut(mover);
  }

  async #carryOut(mover: TableClient): Promise<void> {
    const { view } = mover;
    invariant(view !== null, 'whoever moves has a hand');
    const player = this.#dice.below(3) === 0 ? PLAYERS.passenger : PLAYERS.porter;
    const command = player.decide(view, () => this.#dice.below(1_000) / 1_000);
    const reply = await mover.command(command);
    invariant(reply.status === 'ok', `${JSON.stringify(command)}: ${JSON.stringify(reply)}`);
    await this.gathering.settle();
  }

  /** A last tile is announced, or a forgotten announcement caught, every other time. */
  async #say(): Promise<boolean> {
    for (const client of this.gathering.here.values()) {
      const command = client.view === null ? null : announcement(client.view);
      if (command === null || this.#dice.below(2) === 0) continue;
      await client.command(command);
      await this.gathering.settle();
      return true;
    }
    return false;
  }

  async #comeOrGo(): Promise<void> {
    const { gathering } = this;
    if (this.#bea === 'watching') gathering.stepAside('Bea');
    if (this.#bea !== 'here') {
      await gathering.comeBack('Bea', 1 as Seat);
      this.#bea = 'here';
    } else if (this.#dice.below(2) === 0) {
      await gathering.drop('Bea');
      this.#bea = 'gone';
    } else {
      await gathering.standUp('Bea');
      this.#bea = 'watching';
    }
  }

  async #stallOrResume(): Promise<void> {
    if (this.gathering.isStalled('Sloth')) return this.gathering.resume('Sloth');
    this.gathering.stall('Sloth');
  }

  async #wake(): Promise<void> {
    if (this.gathering.isStalled('Sloth')) await this.gathering.resume('Sloth');
  }

  /** Between rounds Wanda, who watched until now, takes a bot's seat; then the host goes on. */
  async #nextRound(): Promise<void> {
    const { gathering } = this;
    await this.#wake();
    if (!this.#hasWandaSat) {
      this.#hasWandaSat = true;
      await gathering.sitDown('Wanda', 3 as Seat);
      await gathering.comeBack('Wanda', 3 as Seat); // and is told nothing of what her bot drew
    }
    await this.#host.host({ type: 'nextRound' });
    await gathering.settle();
  }
}
