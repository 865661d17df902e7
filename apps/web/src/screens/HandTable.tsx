import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { layoutHand } from '../layout/hand.ts';
import { AutoPass } from '../overlay/turn/AutoPass.tsx';
import { Announcer } from '../overlay/turn/Announcer.tsx';
import { useEarlyKeys } from '../overlay/turn/earlyKeys.ts';
import { Hand } from '../overlay/hand/Hand.tsx';
import { Keys } from '../overlay/turn/Keys.tsx';
import { LaneList } from '../overlay/trains/LaneList.tsx';
import { Notice } from '../overlay/parts/Notice.tsx';
import type { SheetName } from '../overlay/sheets/sheetName.ts';
import { Sheets } from '../overlay/sheets/Sheets.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import { TableTitle } from '../overlay/turn/TableTitle.tsx';
import type { ToolName } from '../overlay/hand/tool.ts';
import { Tools } from '../overlay/hand/Tools.tsx';
import { TurnBar } from '../overlay/turn/TurnBar.tsx';
import { turnLine } from '../overlay/turn/turnLine.ts';
import { useDrag } from '../overlay/hand/useDrag.ts';
import { handInput, useMeasures, type TablePicture } from '../overlay/picture/useTablePicture.ts';
import { tableIsDrawn } from '../late/drawn.ts';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';
import { isOwnTurn } from '../store/table/own.ts';
import { changeSettings } from '../store/kept/settings.ts';
import { openSuits } from '../store/table/table.ts';
import '../styles/hand.css';
import '../styles/handTable.css';
import '../styles/laneLabel.css';
import '../styles/laneSay.css';
import '../styles/table.css';
import '../styles/tile.css';
import { text } from '../text/text.ts';

/** The widest tile where the hand has most of a screen, in px. */
const WIDEST_TILE = 112;

/** A phone beside a TV: the own tiles in large, and the trains as a list of targets. */
export function HandTable({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  const screen = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  useEffect(() => void (tableIsDrawn.value = true), []);
  const sheet = useSignal<SheetName | null>(null);
  const tool = useSignal<ToolName | null>(null);
  const measures = useMeasures({ screen, yard: list, tray, hand });
  const picture = useComputed((): TablePicture => {
    const area = measures.value?.hand ?? null;
    return {
      table: null,
      hand: area && layoutHand({ ...handInput(moves, area), widest: WIDEST_TILE }),
      tray: measures.value?.tray ?? null,
    };
  });
  const drag = useDrag(moves, picture);
  const early = useEarlyKeys();
  const onType = () => (tool.value = 'typed');
  const onOpen = (name: SheetName) => (sheet.value = name);
  const perRow = () => {
    const { hand: laid } = picture.value;
    return Math.max(1, Math.ceil((laid?.places.length ?? 1) / Math.max(1, laid?.rows ?? 1)));
  };
  return (
    <main class="table-screen hand-screen" ref={screen}>
      <TableTitle moves={moves} />
      <TableBar moves={moves} onOpen={onOpen} />
      <div class="lane-list-box" ref={list}>
        <LaneList moves={moves} />
        <SuitNotes moves={moves} />
        <button
          type="button"
          class="button button-quiet"
          onClick={() => changeSettings({ handOnly: false })}
        >
          {text.table.wholeTable}
        </button>
      </div>
      <div class="tray" ref={tray}>
        <TurnBar moves={moves} log={log} tool={tool} sheet={null} />
        <section class="hand-box" aria-labelledby="hand-title">
          <h2 id="hand-title" class="hidden-text">
            {text.table.handTitle}
          </h2>
          <div class="hand-area" ref={hand} />
          <Hand moves={moves} picture={picture} drag={drag} drawn={true} />
        </section>
      </div>
      <AutoPass moves={moves} />
      <Keys {...{ moves, log, screen, perRow, onOpen, onType, early }} />
      <Tools moves={moves} picture={picture} tool={tool} />
      <Notice talk={moves.talk} />
      <Announcer
        log={log}
        turn={isOwnTurn(moves) ? turnLine(moves) : null}
        spoken={moves.spoken.value}
      />
      <Sheets moves={moves} log={log} sheet={sheet} onType={onType} />
    </main>
  );
}

/** How much is left of the suits of open doubles, in words. */
function SuitNotes({ moves }: { readonly moves: Moves }) {
  const { table, hand } = moves.snapshot.value;
  const suits = table === null ? [] : openSuits(table, hand?.tiles ?? []);
  return (
    <>
      {suits.map((suit) => (
        <p key={suit.pip} class="suit-note">
          {text.suitWords(suit)}
        </p>
      ))}
    </>
  );
}
