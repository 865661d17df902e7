import { isQuicklyPlayed } from '@roundhouse/bots';
import type { BotLevel } from '@roundhouse/protocol';
import { viewFor, type Command, type Seat } from '@roundhouse/rules';
import type { TableConfig } from '../../config.ts';
import type { Seeds } from '../../seeds.ts';
import type { Thinker } from '../../thinking/thinker.ts';
import { runningRound, takenSeats, type TableData } from '../record/tableData.ts';
import type { Attendance } from '../seats/attendance.ts';
import { levelAt, seatForBot } from './botDriver.ts';

/** A table in the situation that may be thought about. */
interface Situation {
  readonly data: TableData;
  readonly attendance: Attendance;
  readonly deps: {
    readonly seeds: Seeds;
    readonly thinker: Thinker;
    readonly config: Pick<TableConfig, 'coverLevel'>;
  };
}

/**
 * What a Baron at this table thinks. It begins as soon as it has something to do, while its wait goes
 * on; nobody waits for it beyond that.
 */
export class Thoughts {
  #key: string | null = null;
  #command: Command | null = null;

  /** Begins to think about the situation if that is for a Baron to do, and it does not yet. */
  begin({ data, attendance, deps }: Situation): void {
    if (!hasBaron(data, deps.config.coverLevel)) return;
    const seat = seatForBot(data, attendance);
    const round = runningRound(data);
    if (seat === null || round === null || this.#key === keyOf(data.seq, seat)) return;
    if (levelAt(data, seat, deps.config.coverLevel) !== 'baron') return;
    if (!isQuicklyPlayed(round.table.options)) return;
    const key = keyOf(data.seq, seat);
    this.#key = key;
    this.#command = null;
    const seed = Math.floor(deps.seeds.bot() * 2 ** 32);
    void deps.thinker.think(viewFor(round, seat), seed).then((command) => {
      if (this.#key === key) this.#command = command;
    });
  }

  /** What came of it for this seat after so many events; null when nothing did, or not yet. */
  about(seq: number, seat: Seat): Command | null {
    return this.#key === keyOf(seq, seat) ? this.#command : null;
  }
}

/** Most tables have none, and need not look for somebody to move a second time. */
function hasBaron(data: TableData, coverLevel: BotLevel): boolean {
  return takenSeats(data).some((seat) => levelAt(data, seat, coverLevel) === 'baron');
}

function keyOf(seq: number, seat: Seat): string {
  return `${seq} ${seat}`;
}
