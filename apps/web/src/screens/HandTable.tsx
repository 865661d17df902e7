import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { layoutHand } from '../layout/hand.ts';
import { AutoPass } from '../overlay/turn/AutoPass.tsx';
import { useEarlyKeys } from '../overlay/turn/earlyKeys.ts';
import { HandBox } from '../overlay/hand/HandBox.tsx';
import { Keys } from '../overlay/turn/Keys.tsx';
import { LaneList } from '../overlay/trains/LaneList.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import { TableTitle } from '../overlay/turn/TableTitle.tsx';
import { TurnBar } from '../overlay/turn/TurnBar.tsx';
import { turnLine } from '../overlay/turn/turnLine.ts';
import { useDrag } from '../overlay/hand/useDrag.ts';
import { handInput } from '../overlay/picture/handInput.ts';
import { useMeasures } from '../overlay/picture/useMeasures.ts';
import type { TablePicture } from '../overlay/picture/useTablePicture.ts';
import { tableIsDrawn } from '../late/drawn.ts';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';
import { isLowWindow } from '../store/page/lowWindow.ts';
import { isHandOnly, isOwnTurn } from '../store/table/own.ts';
import { changeSettings } from '../store/kept/settings.ts';
import { openSuits } from '../store/table/table.ts';
import '../styles/hand.css';
import '../styles/handTable.css';
import '../styles/laneLabel.css';
import '../styles/laneSay.css';
import '../styles/table.css';
import '../styles/tile.css';
import { text } from '../text/text.ts';
import { OverTable, useOpenings } from './OverTable.tsx';

/** The widest tile where the hand has most of a screen, in px. */
const WIDEST_TILE = 112;

/** A phone beside a TV, or a low window: the own tiles in large, and the trains as a list of targets. */
export function HandTable({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  const screen = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  useEffect(() => void (tableIsDrawn.value = true), []);
  const openings = useOpenings();
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
  return (
    <main class={`table-screen hand-screen ${isLowWindow.value ? 'is-low' : ''}`} ref={screen}>
      <TableTitle moves={moves} />
      <TableBar moves={moves} onOpen={openings.onOpen} />
      <div class="lane-list-box" ref={list}>
        <LaneList moves={moves} />
        <SuitNotes moves={moves} />
        {isHandOnly(moves) && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => changeSettings({ handOnly: false })}
          >
            {text.table.wholeTable}
          </button>
        )}
      </div>
      <div class="tray" ref={tray}>
        <TurnBar moves={moves} log={log} tool={openings.tool} sheet={null} />
        <HandBox area={hand} moves={moves} picture={picture} drag={drag} isPlain={true} />
      </div>
      <AutoPass moves={moves} />
      <Keys {...{ moves, log, screen, picture, early, ...openings }} />
      <OverTable
        {...{ moves, log, picture, openings }}
        turn={isOwnTurn(moves) ? turnLine(moves) : null}
      />
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
