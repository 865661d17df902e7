import { signal, useSignal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { pageClock } from '../connection/pageClock.ts';
import { browserLottery } from '../practice/chance.ts';
import { PracticeTable } from '../practice/PracticeTable.ts';
import type { KeptPractice } from '../practice/practice.ts';
import { keepPractice, keptPractice } from '../store/kept/keptPractice.ts';
import { Talk } from '../store/table/talk.ts';
import { lazy } from '../late/late.tsx';
import { Patience } from './Patience.tsx';
import { PracticeForm } from './PracticeForm.tsx';

const Rounds = lazy(async () => (await import('./Rounds.tsx')).Rounds, Patience);

/** A table against bots in this browser: what to practise, or the game where it was left. */
export function PracticePage() {
  const kept = useSignal<KeptPractice | null>(useMemo(keptPractice, []));
  const forget = () => {
    keepPractice(null);
    kept.value = null;
  };
  if (kept.value === null) {
    return <PracticeForm onStart={(setup) => (kept.value = { setup, steps: [] })} />;
  }
  return <PracticeRoom key={kept.value} kept={kept.value} onDone={forget} />;
}

function PracticeRoom(props: { readonly kept: KeptPractice; readonly onDone: () => void }) {
  const { kept, onDone } = props;
  const talk = usePracticeTalk(kept, onDone).value;
  return talk === null ? null : <Rounds talk={talk} />;
}

/** A practice table for as long as the page is open. */
function usePracticeTalk(
  { setup, steps }: KeptPractice,
  onDone: () => void,
): ReadonlySignal<Talk | null> {
  const talk = useMemo(() => signal<Talk | null>(null), []);
  useEffect(() => {
    const table = new PracticeTable({
      setup,
      steps,
      lottery: browserLottery(),
      random: Math.random,
      after: (delayMs, run) => pageClock.after(delayMs, run),
      keep: keepPractice,
      onDone,
    });
    // A practice table shows something from the start.
    talk.value = new Talk(table, table.snapshot as ReadonlySignal<TableSnapshot>);
    return () => table.close();
  }, []);
  return talk;
}
