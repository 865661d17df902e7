import { botDelayMs } from '@roundhouse/bots';
import type { Clock } from '../../clock.ts';
import type { TableConfig } from '../../config.ts';
import { Alarm, type Wait } from './alarm.ts';
import { seatForBot } from '../play/botDriver.ts';
import type { TableCore } from '../play/tableCore.ts';
import type { NotedWait } from '../record/tableFact.ts';
import { coverWait, nextRoundWait, RestoredWaits, toolsWait } from './waits.ts';

/** What the clock does at a table when its time has come. */
export interface Chimes {
  readonly moveBot: () => void;
  /** The key names the turn and the seat. */
  readonly coverAbsentPlayer: (key: string) => void;
  /** The key names the round that is over. */
  readonly startNextRound: (key: string) => void;
  /** The key names the host and who asks. */
  readonly replaceHost: (key: string) => void;
  /** Writes down how long the waits go on that a restart must not begin again. */
  readonly noteWaits: () => void;
  readonly goToSleep: () => void;
}

/** How often the waits are written down while they run; what is shorter is not. */
const NOTE_MS = 5_000;
/** How soon a journal that takes nothing is tried again. */
const FIRST_PROBE_MS = 1_000;

type Alarms = Readonly<Record<'bot' | 'cover' | 'nextRound' | 'host' | 'note' | 'sleep', Alarm>>;

/** Waits for everything that happens by itself. With nobody connected, all but the sleep stands still. */
export class TurnClock {
  readonly #config: TableConfig;
  readonly #restored: RestoredWaits;
  readonly #alarms: Alarms;

  /** `waits`: those that ran when the table was last written down. */
  constructor(
    { clock, config }: { readonly clock: Clock; readonly config: TableConfig },
    waits: readonly NotedWait[],
    chimes: Chimes,
  ) {
    this.#config = config;
    this.#restored = new RestoredWaits(waits);
    this.#alarms = {
      bot: new Alarm(clock, chimes.moveBot),
      cover: new Alarm(clock, chimes.coverAbsentPlayer),
      nextRound: new Alarm(clock, chimes.startNextRound),
      host: new Alarm(clock, chimes.replaceHost),
      note: new Alarm(clock, chimes.noteWaits),
      sleep: new Alarm(clock, chimes.goToSleep),
    };
  }

  /** Waits for what this situation asks for, and no longer for anything else. */
  settle(core: TableCore): void {
    const { data, attendance } = core;
    const runs = !attendance.isEmpty;
    const { bot, host, note, sleep } = this.#alarms;
    bot.set(runs ? this.#botWait(core) : null);
    this.#settleNoted('cover', runs ? coverWait(data, attendance, this.#config) : null);
    this.#settleNoted('nextRound', runs ? nextRoundWait(data, attendance, this.#config) : null);
    host.set(runs ? toolsWait(data, attendance, this.#config) : null);
    note.set(runs ? this.#noteWait(core) : null);
    sleep.set(runs ? null : { key: 'empty', delayMs: this.#config.sleepMs });
  }

  /** Waits for nothing any more. */
  stop(): void {
    for (const alarm of Object.values(this.#alarms)) alarm.set(null);
  }

  /** Until a bot plays for the absent player whose turn it is. */
  botTakesOverInMs(): number | null {
    return this.#alarms.cover.remainingMs();
  }

  /** Until the next round begins by itself. */
  nextRoundInMs(): number | null {
    return this.#alarms.nextRound.remainingMs();
  }

  /** Until somebody else has the host's tools. */
  toolsPassInMs(): number | null {
    return this.#alarms.host.remainingMs();
  }

  /** The waits that run and that a restart must not begin again. */
  waits(): readonly NotedWait[] {
    return (['cover', 'nextRound'] as const).flatMap((kind) => {
      const { key } = this.#alarms[kind];
      const remainingMs = this.#alarms[kind].remainingMs();
      return key === null || remainingMs === null ? [] : [{ kind, key, remainingMs }];
    });
  }

  #settleNoted(kind: NotedWait['kind'], wait: Wait | null): void {
    const alarm = this.#alarms[kind];
    const isNew = wait !== null && !alarm.runsFor(wait.key);
    alarm.set(isNew ? this.#restored.resume(kind, wait) : wait);
  }

  #botWait({ data, attendance }: TableCore): Wait | null {
    const seat = seatForBot(data, attendance);
    if (seat === null) return null;
    const delayMs = botDelayMs(this.#config.botDelayMs, data.manners.pace, data.seq);
    return { key: `${data.seq} ${seat}`, delayMs };
  }

  /** A wait is noted when it begins and every now and then; a paused table notes to see if it can. */
  #noteWait({ data, isPaused }: TableCore): Wait | null {
    if (isPaused) return { key: 'paused', delayMs: FIRST_PROBE_MS };
    const running = this.waits().filter(({ remainingMs }) => remainingMs > NOTE_MS);
    if (running.length === 0) return null;
    const isNoted = running.every(({ kind, key }) =>
      data.waits.some((noted) => noted.kind === kind && noted.key === key),
    );
    const situation = [running.map(({ kind, key }) => [kind, key]), data.waits];
    return { key: JSON.stringify(situation), delayMs: isNoted ? NOTE_MS : 0 };
  }
}
