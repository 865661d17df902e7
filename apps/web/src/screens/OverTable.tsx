import { useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { later } from '../late/late.tsx';
import type { ToolName } from '../overlay/tools/tool.ts';
import { Notice } from '../overlay/parts/Notice.tsx';
import type { TablePicture } from '../overlay/picture/useTablePicture.ts';
import type { SheetName } from '../overlay/sheets/sheetName.ts';
import { Sheets } from '../overlay/sheets/Sheets.tsx';
import { Announcer } from '../overlay/turn/Announcer.tsx';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';

const Tools = later(async () => (await import('../overlay/tools/Tools.tsx')).Tools);

/** What is open over a table, and how it is opened. */
export interface Openings {
  readonly sheet: Signal<SheetName | null>;
  readonly tool: Signal<ToolName | null>;
  readonly onOpen: (sheet: SheetName) => void;
  /** Opens the field for typed moves. */
  readonly onType: () => void;
  /** Opens the hints, or closes them. */
  readonly onHints: () => void;
}

/** Nothing is open at first. */
export function useOpenings(): Openings {
  const sheet = useSignal<SheetName | null>(null);
  const tool = useSignal<ToolName | null>(null);
  return {
    sheet,
    tool,
    onOpen: (name) => (sheet.value = name),
    onType: () => (tool.value = 'typed'),
    onHints: () => (tool.value = tool.value === 'hints' ? null : 'hints'),
  };
}

/** What comes over a table however it is shown: tools, sheets, and words for eyes and for ears. */
export function OverTable(props: {
  readonly moves: Moves;
  readonly log: TableLog;
  readonly picture: ReadonlySignal<TablePicture>;
  readonly openings: Openings;
  /** What is read aloud of the own turn; null in that of somebody else. */
  readonly turn: string | null;
}) {
  const { moves, log, picture, openings, turn } = props;
  const { sheet, tool, onType } = openings;
  return (
    <>
      <Tools moves={moves} picture={picture} tool={tool} />
      <Notice talk={moves.talk} />
      <Announcer log={log} turn={turn} spoken={moves.spoken.value} />
      <Sheets moves={moves} log={log} sheet={sheet} onType={onType} />
    </>
  );
}
