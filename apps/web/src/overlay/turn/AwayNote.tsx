import { turnOf } from '@roundhouse/rules';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';
import { Countdown } from '../parts/Countdown.tsx';

/** How long the table waits for somebody who is away; nothing while it waits for nobody. Load this file lazily. */
export function AwayNote({ moves }: { readonly moves: Moves }) {
  const snapshot = moves.snapshot.value;
  const { table, players, deadlines } = snapshot;
  const { botTakesOverInMs } = deadlines;
  const turn = table === null ? null : turnOf(table);
  if (turn === null || botTakesOverInMs === undefined) return null;
  const name = players[turn.seat]?.name ?? '';
  const words = (seconds: number) => text.table.botPlaysIn(name, seconds);
  return (
    <p class="turn-away note">
      <Countdown inMs={botTakesOverInMs} snapshot={snapshot} words={words} />
    </p>
  );
}
