import type { RequestRefusal } from '@roundhouse/protocol';
import { decide, fail, ok, type Command, type Result, type Seat } from '@roundhouse/rules';
import { runningRound, type TableData } from '../record/tableData.ts';
import type { TableFact } from '../record/tableFact.ts';

/** The fact that a command makes. Errors: no round runs, or the rules refuse. */
export function moveFact(
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
