import { useComputed, useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { TrainId } from '@roundhouse/rules';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Announcer } from '../overlay/turn/Announcer.tsx';
import { useEarlyKeys } from '../overlay/turn/earlyKeys.ts';
import { Hand, type HandProps } from '../overlay/hand/Hand.tsx';
import { handFace } from '../overlay/picture/handFace.ts';
import { handLooksOf, useHandSize } from '../overlay/hand/useHandSize.ts';
import { HubFace } from '../overlay/trains/HubFace.tsx';
import { later } from '../late/late.tsx';
import { Notice } from '../overlay/parts/Notice.tsx';
import type { SheetName } from '../overlay/sheets/sheetName.ts';
import { Sheets } from '../overlay/sheets/Sheets.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import type { ToolName } from '../overlay/hand/tool.ts';
import { Trains } from '../overlay/trains/Trains.tsx';
import { TurnBar } from '../overlay/turn/TurnBar.tsx';
import { turnLine } from '../overlay/turn/turnLine.ts';
import { useCamera } from '../overlay/picture/useCamera.ts';
import { useDrag, type TileDrag } from '../overlay/hand/useDrag.ts';
import { useScene } from '../overlay/picture/useScene.ts';
import { useTablePicture, type TablePicture } from '../overlay/picture/useTablePicture.ts';
import type { TableScene } from '../scene/TableScene.ts';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';
import { isOwnTurn, isWatching } from '../store/table/own.ts';
import { playsFor } from '../store/table/table.ts';
import '../styles/table.css';
import '../styles/hand.css';
import '../styles/laneLabel.css';
import '../styles/laneSay.css';
import '../styles/tile.css';
import { text } from '../text/text.ts';

const TableTitle = later(async () => (await import('../overlay/turn/TableTitle.tsx')).TableTitle);
const ZoomButtons = later(
  async () => (await import('../overlay/picture/ZoomButtons.tsx')).ZoomButtons,
);
const Tools = later(async () => (await import('../overlay/hand/Tools.tsx')).Tools);
const Unseen = later(async () => (await import('../overlay/turn/Unseen.tsx')).Unseen);
const SuitSigns = later(async () => (await import('../overlay/trains/SuitSigns.tsx')).SuitSigns);

/** The table while a round runs: trains, hand and the line that says whose turn it is. */
export function Table({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  const screen = useRef<HTMLElement>(null);
  const yard = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const focus = useSignal<TrainId | null>(null);
  const sheet = useSignal<SheetName | null>(null);
  const tool = useSignal<ToolName | null>(null);
  const whole = useTablePicture(moves, { screen, yard, tray, hand }, { focus });
  const nearness = useCamera(moves, whole);
  const { picture } = nearness;
  const scene = useScene(moves, canvas, picture);
  const drawn = scene.value === null;
  const drag = useDrag(moves, picture);
  const size = useHandSize(moves, picture);
  const ownTurn = useComputed(() => (isOwnTurn(moves) ? ownTurnWords(moves) : null));

  const early = useEarlyKeys();
  const onType = () => (tool.value = 'typed');
  useFloating(moves, scene, drag);
  const look = (train: TrainId) => (focus.value = focus.value === train ? null : train);
  const looks = [
    'table-screen',
    ...(isWatching(moves) ? ['is-watching'] : []),
    ...handLooksOf(size),
    ...(drawn ? [] : ['has-scene']),
    ...(nearness.isNear.value ? ['is-near'] : []),
  ];

  return (
    <main class={looks.join(' ')} ref={screen}>
      <div class="scene" ref={canvas} aria-hidden="true" />
      <TableTitle moves={moves} />
      <TableBar moves={moves} onOpen={(name) => (sheet.value = name)} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc does the same */}
      <div class="yard" ref={yard} onClick={() => moves.step({ type: 'cancelled' })} />
      <div class="tray" ref={tray}>
        <TurnBar
          moves={moves}
          log={log}
          tool={tool}
          sheet={size.canGrow.value ? size.isOpen : null}
        />
        {!isWatching(moves) && (
          <HandBox area={hand} moves={moves} picture={picture} drag={drag} drawn={drawn} />
        )}
      </div>
      {drawn && <HubFace moves={moves} picture={picture} />}
      <Trains
        moves={moves}
        picture={picture}
        drawn={drawn}
        letters={picture.value.table?.camera?.scale ?? 1}
        onLook={look}
      />
      {!nearness.isNear.value && <SuitSigns moves={moves} picture={picture} />}
      <ZoomButtons look={nearness} screen={screen} picture={whole} />
      <Unseen
        moves={moves}
        log={log}
        screen={screen}
        perRow={() => perRowOf(picture.value)}
        onOpen={(name) => (sheet.value = name)}
        onType={onType}
        early={early}
      />
      <Tools moves={moves} picture={picture} tool={tool} />
      <Notice talk={moves.talk} />
      <Announcer log={log} turn={ownTurn.value} spoken={moves.spoken.value} />
      <Sheets moves={moves} log={log} sheet={sheet} onType={onType} />
    </main>
  );
}

/** The own hand, and the place that is kept for it. */
function HandBox({
  area,
  ...hand
}: HandProps & { readonly area: RefObject<HTMLDivElement | null> }) {
  return (
    <section class="hand-box" aria-labelledby="hand-title">
      <h2 id="hand-title" class="hidden-text">
        {text.table.handTitle}
      </h2>
      <div class="hand-area" ref={area} />
      <Hand {...hand} />
    </section>
  );
}

function ownTurnWords(moves: Moves): string {
  return `${turnLine(moves)} ${text.playableCount(new Set(playsFor(moves.legal.value, {}).map(({ tile }) => tile)).size)}`;
}

function perRowOf({ hand }: TablePicture): number {
  return hand === null ? 1 : Math.max(1, Math.ceil(hand.places.length / Math.max(1, hand.rows)));
}

/** Tells the scene which tile is under the finger. */
function useFloating(moves: Moves, scene: ReadonlySignal<TableScene | null>, drag: TileDrag): void {
  useSignalEffect(() => {
    const { value: floating } = drag.floating;
    scene.value?.drag(
      floating === null
        ? null
        : {
            tile: floating.tile,
            ...handFace(moves, floating.tile),
            at: floating.at,
          },
    );
  });
}
