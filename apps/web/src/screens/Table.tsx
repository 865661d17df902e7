import { useComputed, useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import { useEarlyKeys } from '../overlay/turn/earlyKeys.ts';
import { GRIP } from '../overlay/parts/grip.ts';
import { HandBox } from '../overlay/hand/HandBox.tsx';
import { handFace } from '../overlay/picture/handFace.ts';
import { handLooksOf, useHandSize } from '../overlay/hand/useHandSize.ts';
import { HubFace } from '../overlay/trains/HubFace.tsx';
import { later } from '../late/late.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import { Trains } from '../overlay/trains/Trains.tsx';
import { TurnBar } from '../overlay/turn/TurnBar.tsx';
import { turnLine } from '../overlay/turn/turnLine.ts';
import { useCamera } from '../overlay/picture/useCamera.ts';
import { useDrag, type TileDrag } from '../overlay/hand/useDrag.ts';
import { useScene } from '../overlay/picture/useScene.ts';
import { useTablePicture } from '../overlay/picture/useTablePicture.ts';
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
import { needWords, text } from '../text/text.ts';
import { OverTable, useOpenings } from './OverTable.tsx';

const TableTitle = later(async () => (await import('../overlay/turn/TableTitle.tsx')).TableTitle);
const ZoomButtons = later(
  async () => (await import('../overlay/picture/ZoomButtons.tsx')).ZoomButtons,
);
const Unseen = later(async () => {
  const [unseen] = await Promise.all([import('../overlay/turn/Unseen.tsx'), needWords('late')]);
  return unseen.Unseen;
});
const SuitSigns = later(async () => (await import('../overlay/trains/SuitSigns.tsx')).SuitSigns);

/** The table while a round runs: trains, hand and the line that says whose turn it is. */
export function Table({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  const screen = useRef<HTMLElement>(null);
  const yard = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const focus = useSignal<TrainId | null>(null);
  const openings = useOpenings();
  const whole = useTablePicture(moves, { screen, yard, tray, hand }, { focus });
  const nearness = useCamera(moves, whole);
  const { picture } = nearness;
  const scene = useScene(moves, canvas, picture);
  const isPlain = scene.value === null;
  const drag = useDrag(moves, picture);
  const size = useHandSize(moves, picture);
  const ownTurn = useComputed(() => (isOwnTurn(moves) ? ownTurnWords(moves) : null));

  const early = useEarlyKeys();
  useFloating(moves, scene, drag);
  const look = (train: TrainId) => (focus.value = focus.value === train ? null : train);
  const looks = [
    'table-screen',
    ...(isWatching(moves) ? ['is-watching'] : []),
    ...handLooksOf(size),
    ...(isPlain ? [] : ['has-scene']),
    ...(nearness.isNear.value ? ['is-near'] : []),
  ];

  return (
    <main class={looks.join(' ')} ref={screen}>
      <div class="scene" ref={canvas} aria-hidden="true" />
      <TableTitle moves={moves} />
      <TableBar moves={moves} onOpen={openings.onOpen} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc does the same */}
      <div class="yard" ref={yard} {...GRIP} onClick={() => moves.step({ type: 'cancelled' })} />
      <div class="tray" ref={tray}>
        <TurnBar
          moves={moves}
          log={log}
          tool={openings.tool}
          sheet={size.canGrow.value ? size.isOpen : null}
        />
        {!isWatching(moves) && (
          <HandBox area={hand} moves={moves} picture={picture} drag={drag} isPlain={isPlain} />
        )}
      </div>
      {isPlain && <HubFace moves={moves} picture={picture} />}
      <Trains
        moves={moves}
        picture={picture}
        isPlain={isPlain}
        labelScale={picture.value.table?.camera?.scale ?? 1}
        onLook={look}
      />
      {!nearness.isNear.value && <SuitSigns moves={moves} picture={picture} />}
      <ZoomButtons look={nearness} screen={screen} picture={whole} />
      <Unseen {...{ moves, log, screen, picture, early, ...openings }} />
      <OverTable {...{ moves, log, picture, openings }} turn={ownTurn.value} />
    </main>
  );
}

function ownTurnWords(moves: Moves): string {
  return `${turnLine(moves)} ${text.playableCount(new Set(playsFor(moves.legal.value, {}).map(({ tile }) => tile)).size)}`;
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
