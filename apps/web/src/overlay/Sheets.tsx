import { useSignal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableLog } from '../store/log.ts';
import type { Play } from '../store/play.ts';
import type { SheetName } from './sheetName.ts';

/** What the sheets show and which is open. */
interface SheetsProps {
  readonly play: Play;
  readonly log: TableLog;
  readonly sheet: Signal<SheetName | null>;
}

/** The sheet that is open, if any; its code is fetched with the first one, or before. */
export function Sheets(props: SheetsProps) {
  const loaded = useSignal<{ readonly Sheet: ComponentType<SheetsProps> } | null>(null);
  const isOpen = props.sheet.value !== null;
  useEffect(() => {
    if (!isOpen || loaded.value !== null) return;
    void loadSheets().then(
      ({ OpenSheet }) => (loaded.value = { Sheet: OpenSheet }),
      () => (props.sheet.value = null), // no network: the next tap asks again
    );
  }, [isOpen, loaded]);
  const { value: ready } = loaded;
  return isOpen && ready !== null ? <ready.Sheet {...props} /> : null;
}

/** Fetches what every sheet needs. */
export function loadSheets() {
  return import('./OpenSheet.tsx');
}
