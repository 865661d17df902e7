import { useEffect } from 'preact/hooks';
import type { TableLog } from '../store/log.ts';
import { roundRuns } from '../store/newer.ts';
import type { Play } from '../store/play.ts';
import { viewNow } from '../store/route.ts';
import { settings } from '../store/settings.ts';
import { lazy } from './lazy.tsx';
import { Table } from './Table.tsx';

const TvTable = lazy(async () => (await import('./TvTable.tsx')).TvTable);
const HandTable = lazy(async () => (await import('./HandTable.tsx')).HandTable);

/** A round while it runs: on a TV, as a hand beside one, or as the whole table. */
export function Playing(props: { readonly play: Play; readonly log: TableLog }) {
  useEffect(() => {
    roundRuns.value = true;
    return () => (roundRuns.value = false);
  }, []);
  if (viewNow() === 'tv') return <TvTable {...props} />;
  const { connection, me } = props.play;
  const isHandOnly = settings.value.handOnly && me.value !== null && !connection.isPractice;
  return isHandOnly ? <HandTable {...props} /> : <Table {...props} />;
}
