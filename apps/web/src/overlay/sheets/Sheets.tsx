import type { Signal } from '@preact/signals';
import type { TableLog } from '../../store/table/log.ts';
import type { Moves } from '../../store/table/moves.ts';
import type { SheetName } from './sheetName.ts';
import { needWords } from '../../text/text.ts';
import { useLate } from '../../late/late.tsx';

/** What the sheets show and which is open. */
interface SheetsProps {
  readonly moves: Moves;
  readonly log: TableLog;
  readonly sheet: Signal<SheetName | null>;
  /** Opens the field for typed moves, where there is one. */
  readonly onType?: () => void;
}

/** The sheet that is open, if any; its code is fetched with the first one, or before. */
export function Sheets(props: SheetsProps) {
  const isOpen = props.sheet.value !== null;
  const late = useLate(isOpen, loadSheets, () => (props.sheet.value = null));
  return isOpen && late !== null ? <late.It {...props} /> : null;
}

/** Fetches what every sheet needs. */
export async function loadSheets() {
  const [sheets] = await Promise.all([import('./OpenSheet.tsx'), needWords('late')]);
  return sheets.OpenSheet;
}
