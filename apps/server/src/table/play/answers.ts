import type { Reply, RequestRefusal } from '@roundhouse/protocol';
import { fail, ok, type Result, type Seat } from '@roundhouse/rules';
import type { TableData } from '../record/tableData.ts';

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
