import type { TableLog } from '../store/log.ts';
import type { Play } from '../store/play.ts';
import { viewNow } from '../store/route.ts';
import { settings } from '../store/settings.ts';
import { lazy } from './lazy.tsx';
import { Table } from './Table.tsx';

const TvTable = lazy(async () => (await import('./TvTable.tsx')).TvTable);
const HandTable = lazy(async () => (await import('./HandTable.tsx')).HandTable);

/** A round while it runs: on a TV, as a hand beside one, or as the whole table. */
export function Playing(props: { readonly play: Play; readonly log: TableLog }) {
  if (viewNow() === 'tv') return <TvTable {...props} />;
  const isHandOnly = settings.value.handOnly && props.play.me.value !== null;
  return isHandOnly ? <HandTable {...props} /> : <Table {...props} />;
}
