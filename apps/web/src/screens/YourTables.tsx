import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatTableCode, type TablePhase } from '@roundhouse/protocol';
import { noticeOf } from '../connection/tables.ts';
import { forgetOrder } from '../store/hand/keptOrders.ts';
import { forgetSeat, keptSeats } from '../store/kept/keptSeats.ts';
import { goTo, tablePath } from '../store/address/route.ts';
import { text } from '../text/text.ts';

const MOST_SHOWN = 4;

interface Row {
  readonly code: string;
  /** Null while the server has not told. */
  readonly phase: TablePhase | null;
  /** Whose table it is; null where nobody is host, or the server has not told. */
  readonly host: string | null;
}

/** Tables where this browser still holds a seat. A table that is gone is forgotten. */
export function YourTables() {
  const rows = useSignal<readonly Row[]>([]);

  useEffect(() => {
    rows.value = keptSeats()
      .slice(0, MOST_SHOWN)
      .map(({ code }) => ({ code, phase: null, host: null }));
    for (const { code } of rows.value) void look(code);
  }, []);

  const look = async (code: string) => {
    const notice = await noticeOf(code);
    if (notice.kind === 'unreachable' || notice.kind === 'tooManyTries') return;
    if (notice.kind === 'missing') forgetSeat(code);
    if (notice.kind !== 'here' || notice.phase === 'over') forgetOrder(code);
    rows.value = rows.value
      .filter((row) => row.code !== code || notice.kind === 'here')
      .map((row) =>
        row.code === code && notice.kind === 'here'
          ? { code, phase: notice.phase, host: notice.host }
          : row,
      );
  };
  if (rows.value.length === 0) return null;
  return (
    <section class="panel your-tables">
      <h2>{text.home.yourTables}</h2>
      <ul>
        {rows.value.map(({ code, phase, host }) => (
          <li key={code}>
            <a
              class="your-table"
              href={tablePath(code)}
              aria-label={text.home.backTo(formatTableCode(code))}
              onClick={(event) => {
                event.preventDefault();
                goTo(tablePath(code));
              }}
            >
              <strong>{formatTableCode(code)}</strong>
              {host !== null && <span class="your-table-host">{text.home.tableOf(host)}</span>}
              <span class="note">{phase === null ? '' : text.home.phases[phase]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
