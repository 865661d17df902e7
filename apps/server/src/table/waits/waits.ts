import { turnOf, type Seat } from '@roundhouse/rules';
import type { TableConfig } from '../../config.ts';
import type { Wait } from './alarm.ts';
import type { Attendance } from '../seats/attendance.ts';
import { runningRound, type TableData } from '../record/tableData.ts';
import type { NotedWait } from '../record/tableFact.ts';

/** Most that a restart gives back of a wait. */
const GRACE_MS = 30_000;

/** Until a bot plays for whoever is away in their turn; null when nobody is. */
export function coverWait(
  data: TableData,
  attendance: Attendance,
  { graceMs }: Pick<TableConfig, 'graceMs'>,
): Wait | null {
  const seat = absentOnTurn(data, attendance);
  return seat === null ? null : { key: `${data.turn} ${seat}`, delayMs: graceMs };
}

/** Until the next round begins by itself; null while none is due. */
export function nextRoundWait(
  data: TableData,
  attendance: Attendance,
  { nextRoundMs }: Pick<TableConfig, 'nextRoundMs'>,
): Wait | null {
  if (data.stage.phase !== 'betweenRounds') return null;
  const here = attendance.peopleHere(data);
  const allReady = here.length > 0 && here.every((seat) => attendance.isReady(seat));
  return allReady
    ? { key: `${data.seq} all are ready`, delayMs: 0 }
    : { key: `${data.seq}`, delayMs: nextRoundMs };
}

/** A wait after which the host's tools go to somebody. */
export interface ToolsWait extends Wait {
  readonly heir: Seat;
}

/** Until somebody else has the host's tools; null while the host is there and nobody has asked. */
export function toolsWait(
  data: TableData,
  attendance: Attendance,
  { hostGraceMs, askedHostMs }: Pick<TableConfig, 'hostGraceMs' | 'askedHostMs'>,
): ToolsWait | null {
  const { host } = data;
  const { asker } = attendance;
  const heir = asker ?? attendance.peopleHere(data)[0];
  if (heir === undefined) return null;
  if (host === null) return { key: 'nobody', delayMs: 0, heir };
  if (attendance.holderOf(host) === undefined) {
    return { key: `${host} is away`, delayMs: hostGraceMs, heir };
  }
  return asker === null ? null : { key: `${asker} asks ${host}`, delayMs: askedHostMs, heir };
}

/** The seat to move when its person is away and no bot plays there yet; null otherwise. */
export function absentOnTurn(data: TableData, attendance: Attendance): Seat | null {
  const round = runningRound(data);
  const seat = round === null ? undefined : turnOf(round.table)?.seat;
  return seat !== undefined && attendance.presenceOf(data, seat) === 'away' ? seat : null;
}

/**
 * How long a wait goes on after a restart in its middle. Half of what had passed is given back, 30
 * seconds at most, for people to come back in: never less than was left, never the whole again.
 */
export function resumedMs(fullMs: number, remainingMs: number): number {
  const passedMs = Math.max(0, fullMs - remainingMs);
  return Math.min(fullMs, remainingMs + Math.min(GRACE_MS, passedMs / 2));
}

/** The waits that ran when the table was last written down. Each is resumed once. */
export class RestoredWaits {
  #waits: readonly NotedWait[];

  constructor(waits: readonly NotedWait[]) {
    this.#waits = waits;
  }

  /** The same wait, shorter if it ran before the restart. */
  resume(kind: NotedWait['kind'], wait: Wait): Wait {
    const noted = this.#waits.find((one) => one.kind === kind && one.key === wait.key);
    if (noted === undefined) return wait;
    this.#waits = this.#waits.filter((one) => one !== noted);
    return { ...wait, delayMs: resumedMs(wait.delayMs, noted.remainingMs) };
  }
}
