import type {
  CommandRequest,
  HostRequest,
  JoinOptions,
  JoinRefusal,
  ResyncRequest,
  SeatRequest,
} from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import { done, type Answer } from '../play/answers.ts';
import type { Connection, Place } from '../seats/attendance.ts';
import { seatOpenTo } from '../seats/comingBack.ts';
import { useHostTool, type Outcome } from '../tools/hostTools.ts';
import { playCommand } from '../play/playCommand.ts';
import { ChangePace } from '../tools/ChangePace.ts';
import { letGo, letIn, noteSignOfLife, useSeatTool } from '../tools/seatTools.ts';
import { TableLife } from './tableLife.ts';

/** A table, as those who are connected to it know it. */
export class Table extends TableLife {
  readonly #changes = new ChangePace(this.core.deps.clock);

  /** The place of a connection; undefined when it has none. */
  placeOf(connection: Connection): Place | undefined {
    return this.core.attendance.placeOf(connection);
  }

  /** True when this key opens a seat here. */
  hasKey(seatToken: string): boolean {
    const nowMs = this.core.deps.clock.wallMs();
    return seatOpenTo(this.core.data, seatToken, nowMs) !== undefined;
  }

  /** Lets somebody in; the connection is told its seat. Errors: why not. */
  async connect(connection: Connection, join: JoinOptions): Promise<Result<null, JoinRefusal>> {
    if (this.core.isInDoubt) return fail('tryAgain');
    const outcome = await this.inTurn(() => letIn(this.core, connection, join));
    return outcome.ok ? outcome.value : fail(outcome.error);
  }

  /** A connection is gone. Its seat stays its player's, if they were ever told the key to it. */
  async disconnect(
    connection: Connection,
    how: 'arrived' | 'neverArrived' = 'arrived',
  ): Promise<void> {
    if (this.isGone) return;
    await this.inTurn(() => letGo(this.core, connection, how === 'arrived'));
  }

  /** A command of a seat. The same id is answered the same, however often it comes. */
  command(connection: Connection, request: CommandRequest): Promise<Answer> {
    return this.#answered(() => {
      noteSignOfLife(this.core, connection);
      return playCommand(this.core, connection, request);
    });
  }

  /** A wish of the host. */
  host(connection: Connection, request: HostRequest): Promise<Answer> {
    return this.#change(connection, () => this.#hostRequest(connection, request));
  }

  /** A wish of anybody about the own seat. */
  seat(connection: Connection, request: SeatRequest): Promise<Answer> {
    return this.#change(connection, () => {
      noteSignOfLife(this.core, connection);
      return useSeatTool(this.core, connection, request);
    });
  }

  /** Tells a connection again what came after these events, if so much is kept; the answer follows. */
  resync(connection: Connection, { haveSeq }: ResyncRequest): Promise<Answer> {
    return this.#request(async () => {
      if (this.placeOf(connection) === undefined) return fail({ code: 'notSeated' });
      this.core.recaps.askAgain(connection, haveSeq, this.core.deps.clock.now());
      return ok(null);
    });
  }

  /** Carries out something of the house's own before anybody is connected. */
  prepare(request: HostRequest): Promise<Answer> {
    return this.#request(() => useHostTool(this.core, request));
  }

  async #hostRequest(connection: Connection, request: HostRequest): Promise<Outcome> {
    const seat = this.placeOf(connection)?.seat ?? null;
    if (seat === null || seat !== this.core.data.host) return fail({ code: 'notHost' });
    noteSignOfLife(this.core, connection);
    return useHostTool(this.core, request);
  }

  /** A request that may write something down, as often as that may be. */
  #change(connection: Connection, work: () => Promise<Outcome>): Promise<Answer> {
    return this.#request(async () => {
      const seat = this.placeOf(connection)?.seat ?? null;
      if (this.#isFull) return fail({ code: 'historyIsFull' });
      if (!this.#changes.mayChange(seat)) return fail({ code: 'tooManyChanges' });
      const before = this.core.entryCount;
      const outcome = await work();
      if (this.core.entryCount > before) this.#changes.note(seat);
      return outcome;
    });
  }

  /** A match that has begun is played to its end, whatever comes of it. */
  get #isFull(): boolean {
    const { phase } = this.core.data.stage;
    const isPlaying = phase === 'playing' || phase === 'betweenRounds';
    return !isPlaying && this.core.entryCount >= this.core.deps.config.mostEntries;
  }

  #request(work: () => Promise<Outcome>): Promise<Answer> {
    return this.#answered(async () => {
      const outcome = await work();
      return outcome.ok ? done(this.core.data) : outcome;
    });
  }

  async #answered(work: () => Promise<Answer>): Promise<Answer> {
    const outcome = await this.inTurn(work);
    return outcome.ok ? outcome.value : fail({ code: outcome.error });
  }
}
