import { useEffect } from 'preact/hooks';
import type { TableLog } from '../store/table/log.ts';
import { roundRuns } from '../store/page/newer.ts';
import type { Moves } from '../store/table/moves.ts';
import { viewNow } from '../store/address/route.ts';
import { isListed } from '../store/table/own.ts';
import { useTurnSigns } from '../overlay/senses/useTurnSigns.ts';
import { lazy } from '../late/late.tsx';
import { Patience } from './Patience.tsx';
import { Table } from './Table.tsx';

const TvTable = lazy(async () => (await import('./TvTable.tsx')).TvTable, Patience);
const HandTable = lazy(async () => (await import('./HandTable.tsx')).HandTable, Patience);

/** A round while it runs: on a TV, as a hand beside one or in a low window, or as the whole table. */
export function Playing(props: { readonly moves: Moves; readonly log: TableLog }) {
  useEffect(() => {
    roundRuns.value = true;
    return () => (roundRuns.value = false);
  }, []);
  useTurnSigns(props.moves);
  if (viewNow() === 'tv') return <TvTable {...props} />;
  return isListed(props.moves) ? <HandTable {...props} /> : <Table {...props} />;
}
