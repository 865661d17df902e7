import type { Presence } from '@roundhouse/protocol';
import type { Seat } from '@roundhouse/rules';
import type { Claim } from '../seats/attendance.ts';
import { claimantName } from '../seats/names.ts';
import type { TableCore } from '../play/tableCore.ts';
import { takenSeats, type TableData } from '../record/tableData.ts';
import type { TurnClock } from '../waits/turnClock.ts';

/** A table as it stands, for the one who shows it. It holds secrets: show only what may be seen. */
export interface Showing {
  readonly data: TableData;
  /** By seat. */
  readonly presences: readonly Presence[];
  /** By seat. */
  readonly ready: readonly boolean[];
  readonly spectatorCount: number;
  /** Null when nothing is due. */
  readonly botTakesOverInMs: number | null;
  readonly nextRoundInMs: number | null;
  /** Who has asked for the host's tools, and when they get them. */
  readonly asker: Seat | null;
  readonly toolsPassInMs: number | null;
  readonly claim: Pick<Claim, 'number' | 'seat' | 'name'> | null;
  /** Nothing can be written down just now. */
  readonly paused: boolean;
}

/** Puts together what stands where at this moment. */
export function showingOf({ data, attendance, isPaused }: TableCore, clock: TurnClock): Showing {
  const seats = takenSeats(data);
  return {
    data,
    presences: seats.map((seat) => attendance.presenceOf(data, seat)),
    ready: seats.map((seat) => attendance.isReady(seat)),
    spectatorCount: attendance.spectatorCount,
    botTakesOverInMs: clock.botTakesOverInMs(),
    nextRoundInMs: clock.nextRoundInMs(),
    asker: attendance.asker,
    claim: attendance.claim && { ...attendance.claim, name: claimantName(data, attendance) },
    toolsPassInMs: attendance.asker === null ? null : clock.toolsPassInMs(),
    paused: isPaused,
  };
}
