import type { CommandRequest, Reply, RequestRefusal } from '@roundhouse/protocol';
import { decide, fail, ok, type Command, type Result, type Seat } from '@roundhouse/rules';
import { runningRound, type TableData } from './tableData.ts';
import type { TableFact } from './tableFact.ts';

/** What a request is answered. */
export type Answer = Result<Reply, RequestRefusal>;

const REFUSALS_KEPT = 16;

/** The answer to what was carried out. */
export function done({ seq }: TableData): Answer {
  return ok({ ok: true, seq });
}

/** Remembers what each seat was answered, so that a command sent twice counts once. */
export class AnswerBook {
  readonly #refusals = new Map<Seat, Map<string, RequestRefusal>>();

  /** The answer that this command already has; undefined for a new one. */
  recall({ answered }: TableData, seat: Seat, commandId: string): Answer | undefined {
    const known = answered.find((one) => one.seat === seat && one.commandId === commandId);
    if (known !== undefined) return ok({ ok: true, seq: known.seq });
    const refusal = this.#refusals.get(seat)?.get(commandId);
    return refusal && fail(refusal);
  }

  /** Notes a refusal; what was carried out stands in the journal. */
  noteRefusal(seat: Seat, commandId: string, refusal: RequestRefusal): void {
    const refusals = this.#refusals.get(seat) ?? new Map<string, RequestRefusal>();
    this.#refusals.set(seat, refusals.set(commandId, refusal));
    const [oldest] = refusals.keys();
    if (refusals.size > REFUSALS_KEPT && oldest !== undefined) refusals.delete(oldest);
  }

  /** Somebody else sits there now, or the seats have moved. */
  forget(): void {
    this.#refusals.clear();
  }
}

/**
 * What a command of a seat comes to. Calls and challenges are never stale: their windows are the
 * rules' own.
 * Errors: no round runs, the turn is another one, or the rules refuse.
 */
export function carryOut(
  data: TableData,
  seat: Seat,
  request: CommandRequest,
): Result<TableFact, RequestRefusal> {
  const { command, commandId, turn } = request;
  const anytime = command.type === 'call' || command.type === 'challenge';
  if (runningRound(data) !== null && !anytime && turn !== data.turn) {
    return fail({ code: 'staleTurn', turn: data.turn });
  }
  return factOf(data, { seat, commandId, command });
}

/** The fact that a command makes. Errors: no round runs, or the rules refuse. */
export function factOf(
  data: TableData,
  { seat, commandId, command }: { seat: Seat; commandId: string | null; command: Command },
): Result<TableFact, RequestRefusal> {
  const round = runningRound(data);
  if (round === null) return fail({ code: 'noRoundRuns' });
  const decision = decide(round, seat, command);
  if (!decision.ok) return decision;
  return ok({
    type: 'commandCarriedOut',
    seat,
    commandId,
    command,
    events: decision.value.events,
  });
}
