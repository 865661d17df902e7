import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { invariant, redact, type Seat } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { breach, breachesOf, type Breach } from '../judge/promises.ts';
import type { Mutation } from './mutations.ts';
import { SimHouse, type SimHouseParts } from './SimHouse.ts';
import { SimPlayer } from './SimPlayer.ts';
import { SimTime } from './SimTime.ts';

/** What a simulated evening came to. */
export interface EveningReport {
  readonly seed: number;
  readonly breaches: readonly Breach[];
  readonly commands: number;
  readonly crashes: number;
  readonly cuts: number;
  /** Things that happened. */
  readonly steps: number;
}

/** A house in which nothing is broken. */
export const SOUND_DOOR: SimHouseParts['door'] = {
  redact,
  command: (table, connection, request) => table.command(connection, request),
};

const FAULTS = { full: 8, lostAnswer: 4, slow: 4 };
/** How long trouble lasts at most, and how long a table may take to its end when it is over. */
const [TROUBLE_MS, CALM_MS] = [120_000, 30 * 60_000];
/** No message takes so long; and so often somebody may be caught in between. */
const [ARRIVAL_MS, JUDGINGS] = [1_000, 3];
/** Between two troubles, at most. */
const PAUSE_MS = 8_000;
const POISONED_DEALS = 3;
/** The process is down for at least and at most so much longer. */
const [SHORTEST_DOWN_MS, DOWN_MS] = [200, 3_000];
/** A phone is in a pocket for so long, at most. */
const SLEEP_MS = 30_000;

/** Two tables, and those who play at them. */
interface Party {
  readonly code: TableCode;
  readonly players: readonly SimPlayer[];
}

/** Plays one evening at two tables under everything that a seed brings; finds what was promised and not kept. */
export async function playEvening(seed: number, mutation?: Mutation): Promise<EveningReport> {
  const evening = new Evening(seed, mutation);
  return evening.play();
}

class Evening {
  readonly #seed: number;
  readonly #dice: Dice;
  readonly #time: SimTime;
  readonly #house: SimHouse;
  #crashes = 0;
  #cuts = 0;
  #isTrouble = false;

  constructor(seed: number, mutation: Mutation | undefined) {
    this.#seed = seed;
    this.#dice = diceFrom(seed);
    this.#time = new SimTime(this.#dice);
    const calm = () => !this.#isTrouble;
    this.#house = new SimHouse({
      name: `evening ${seed}`,
      time: this.#time,
      dice: this.#dice,
      faults: faultsWhile(calm),
      lagMs: this.#dice.pick([5, 60, 400]),
      poisonedDeals: this.#dice.below(4) === 0 ? POISONED_DEALS : 0,
      syncs: true,
      journal: (journal) => journal,
      door: SOUND_DOOR,
      ...mutation?.parts,
    });
  }

  async play(): Promise<EveningReport> {
    await this.#house.boot();
    const parties = [
      await this.#party(['Ann', 'Bea', 'Cid'], 0),
      await this.#party(['Dot', 'Eva'], 1),
    ];
    const players = parties.flatMap((party) => party.players);
    this.#isTrouble = true;
    this.#plan(players);
    await this.#time.run(TROUBLE_MS);
    this.#isTrouble = false;
    await this.#house.boot();
    const isOver = () =>
      players.every(({ snapshot, isConnected }) => isConnected && snapshot?.phase === 'over');
    await this.#time.run(CALM_MS, isOver);
    const breaches = await this.#judgeAll(parties);
    const commands = players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const { stepCount } = this.#time;
    return {
      seed: this.#seed,
      breaches,
      commands,
      crashes: this.#crashes,
      cuts: this.#cuts,
      steps: stepCount,
    };
  }

  /** What stands in the end: news that is on its way to somebody has time to arrive. */
  async #judgeAll(parties: readonly Party[]): Promise<readonly Breach[]> {
    const breaches: Breach[] = [];
    for (let judging = 0; judging < JUDGINGS; judging += 1) {
      await this.#time.run(ARRIVAL_MS);
      breaches.length = 0;
      for (const party of parties) breaches.push(...(await this.#judge(party)));
      if (breaches.length === 0) break;
    }
    return breaches;
  }

  async #party(names: readonly string[], bots: number): Promise<Party> {
    const [host, ...guests] = names;
    invariant(host !== undefined, 'a party has a host');
    const options = { maxPip: 6, matchRounds: 1 };
    const wish = { name: host, bots, options, seats: names.length + bots };
    const opening = this.#house.open(wish);
    await this.#time.run(60_000, settledBy(opening));
    const { code, seatToken } = await opening;
    const known = parseTableCode(code);
    invariant(known !== undefined, 'a table has a code');
    const parts = { time: this.#time, dice: this.#dice, call: this.#house.phone(known) };
    const startsAt = names.length + bots;
    const players = [
      new SimPlayer({ ...parts, name: host, token: seatToken, startsAt }),
      ...guests.map((name) => new SimPlayer({ ...parts, name, token: null, startsAt: null })),
    ];
    for (const player of players) player.dial();
    return { code: known, players };
  }

  /** Brings the next trouble, and plans the one after it. */
  #plan(players: readonly SimPlayer[]): void {
    this.#time.after(this.#dice.below(PAUSE_MS), () => {
      if (!this.#isTrouble) return;
      this.#bringTrouble(players);
      this.#plan(players);
    });
  }

  #bringTrouble(players: readonly SimPlayer[]): void {
    const { disk } = this.#house;
    switch (this.#dice.pick(['cut', 'cut', 'sleep', 'crash', 'full'] as const)) {
      case 'cut':
        this.#cuts += 1;
        return this.#dice.pick(players).line?.cut();
      case 'sleep':
        this.#cuts += 1;
        return this.#dice.pick(players).sleep(this.#dice.below(SLEEP_MS));
      case 'full':
        disk.isFull = true;
        return void this.#time.after(this.#dice.below(5_000), () => (disk.isFull = false));
      case 'crash':
        return this.#crash();
      default:
        throw new Error('there is no other trouble');
    }
  }

  #crash(): void {
    if (!this.#house.isUp) return;
    this.#crashes += 1;
    this.#house.kill();
    this.#time.after(SHORTEST_DOWN_MS + this.#dice.below(DOWN_MS), () => void this.#house.boot());
  }

  async #judge({ code, players }: Party): Promise<readonly Breach[]> {
    const door = await this.#house.doorTo(code);
    if (door === 'noDoor') return [breach('playGoesOn', `${code} cannot be set up`)];
    const live = door.table.showing().data;
    const entries = await this.#house.entriesOf(code);
    const shownTo = (seat: Seat | null) => door.snapshotFor(seat);
    const breaches = breachesOf({ code, entries, players, live, shownTo });
    if (live.stage.phase === 'over') return breaches;
    return [...breaches, breach('playGoesOn', `${code} is ${live.stage.phase} at ${live.seq}`)];
  }
}

function faultsWhile(isCalm: () => boolean): SimHouseParts['faults'] {
  return {
    get full() {
      return isCalm() ? 0 : FAULTS.full;
    },
    get lostAnswer() {
      return isCalm() ? 0 : FAULTS.lostAnswer;
    },
    get slow() {
      return isCalm() ? 0 : FAULTS.slow;
    },
  };
}

/** Tells whether a promise is settled, without waiting for it. */
function settledBy(work: Promise<unknown>): () => boolean {
  let isSettled = false;
  const settle = () => void (isSettled = true);
  work.then(settle, settle);
  return () => isSettled;
}
