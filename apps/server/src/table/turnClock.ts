import { turnOf, type Seat } from '@roundhouse/rules';
import type { Clock } from '../clock.ts';
import type { TableConfig } from '../config.ts';
import { Alarm, type Wait } from './alarm.ts';
import type { Attendance } from './attendance.ts';
import { seatForBot } from './botDriver.ts';
import { runningRound, type TableData } from './tableData.ts';

/** What the clock does at a table when its time has come. */
export interface Chimes {
  readonly moveBot: () => void;
  readonly coverAbsentPlayer: () => void;
  readonly startNextRound: () => void;
  readonly replaceHost: () => void;
  readonly forgetTable: () => void;
}

/** Waits for everything that happens by itself. With nobody connected, all but forgetting stands still. */
export class TurnClock {
  readonly #config: TableConfig;
  readonly #bot: Alarm;
  readonly #cover: Alarm;
  readonly #nextRound: Alarm;
  readonly #host: Alarm;
  readonly #forget: Alarm;

  constructor(clock: Clock, config: TableConfig, chimes: Chimes) {
    this.#config = config;
    this.#bot = new Alarm(clock, chimes.moveBot);
    this.#cover = new Alarm(clock, chimes.coverAbsentPlayer);
    this.#nextRound = new Alarm(clock, chimes.startNextRound);
    this.#host = new Alarm(clock, chimes.replaceHost);
    this.#forget = new Alarm(clock, chimes.forgetTable);
  }

  /** Waits for what this situation asks for, and no longer for anything else. */
  settle(data: TableData, attendance: Attendance): void {
    const runs = !attendance.isEmpty;
    this.#bot.set(runs ? this.#botWait(data, attendance) : null);
    this.#cover.set(runs ? this.#coverWait(data, attendance) : null);
    this.#nextRound.set(runs ? this.#nextRoundWait(data, attendance) : null);
    this.#host.set(runs ? this.#hostWait(data, attendance) : null);
    this.#forget.set(runs ? null : this.#forgetWait(data));
  }

  /** Waits for nothing any more. */
  stop(): void {
    const alarms = [this.#bot, this.#cover, this.#nextRound, this.#host, this.#forget];
    for (const alarm of alarms) alarm.set(null);
  }

  /** Until a bot plays for the absent player whose turn it is. */
  botTakesOverInMs(): number | null {
    return this.#cover.remainingMs();
  }

  /** Until the next round begins by itself. */
  nextRoundInMs(): number | null {
    return this.#nextRound.remainingMs();
  }

  #botWait(data: TableData, attendance: Attendance): Wait | null {
    const seat = seatForBot(data, attendance);
    return seat === null ? null : { key: `${data.seq} ${seat}`, delayMs: this.#config.botDelayMs };
  }

  #coverWait(data: TableData, attendance: Attendance): Wait | null {
    const seat = absentOnTurn(data, attendance);
    return seat === null ? null : { key: `${data.turn} ${seat}`, delayMs: this.#config.graceMs };
  }

  #nextRoundWait(data: TableData, attendance: Attendance): Wait | null {
    if (data.stage.phase !== 'betweenRounds') return null;
    const here = attendance.peopleHere(data);
    const allReady = here.length > 0 && here.every((seat) => attendance.isReady(seat));
    return allReady
      ? { key: 'all are ready', delayMs: 0 }
      : { key: `${data.seq}`, delayMs: this.#config.nextRoundMs };
  }

  #hostWait(data: TableData, attendance: Attendance): Wait | null {
    const { host } = data;
    if (attendance.peopleHere(data).length === 0) return null;
    if (host === null) return { key: 'nobody', delayMs: 0 };
    if (attendance.holderOf(host) !== undefined) return null;
    return { key: `${host}`, delayMs: this.#config.hostGraceMs };
  }

  #forgetWait({ stage }: TableData): Wait {
    const { lobbyForgetMs, matchForgetMs } = this.#config;
    return stage.phase === 'lobby'
      ? { key: 'lobby', delayMs: lobbyForgetMs }
      : { key: 'match', delayMs: matchForgetMs };
  }
}

/** The seat to move when its person is away and no bot plays there yet; null otherwise. */
export function absentOnTurn(data: TableData, attendance: Attendance): Seat | null {
  const round = runningRound(data);
  const seat = round === null ? undefined : turnOf(round.table)?.seat;
  return seat !== undefined && attendance.presenceOf(data, seat) === 'away' ? seat : null;
}
