import { useSignal } from '@preact/signals';
import { formatTableCode } from '@roundhouse/protocol';
import type { TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import { Announcer } from '../overlay/turn/Announcer.tsx';
import { HubFace } from '../overlay/trains/HubFace.tsx';
import { GRIP } from '../overlay/parts/grip.ts';
import { Icon } from '../overlay/parts/Icon.tsx';
import { QrCode } from '../overlay/parts/QrCode.tsx';
import { Sentence } from '../overlay/parts/Sentence.tsx';
import { tableLink } from '../store/address/tableLink.ts';
import { SuitSigns } from '../overlay/trains/SuitSigns.tsx';
import { Trains } from '../overlay/trains/Trains.tsx';
import { turnLine } from '../overlay/turn/turnLine.ts';
import { useScene } from '../overlay/picture/useScene.ts';
import { useTablePicture } from '../overlay/picture/useTablePicture.ts';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';
import { roundNumber } from '../store/rules/roundNumber.ts';
import '../styles/laneLabel.css';
import '../styles/laneSay.css';
import '../styles/table.css';
import '../styles/tile.css';
import '../styles/tv.css';
import { text } from '../text/text.ts';

/** On a screen 1080 px high, letters are so much larger than on a phone: 28 px at least. */
const LARGER_AT_1080 = 2.8;
/** Signs by the turntable stand between the lanes. */
const SIGN_SHARE = 0.84;
/** Half the edge of the largest tile, as a share of the screen's height. */
const LARGEST_TILE = 0.062;

/** The table for a room full of people: no hand, nothing to press, letters for three metres. */
export function TvTable({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  const screen = useRef<HTMLElement>(null);
  const yard = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const nobodysHand = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const focus = useSignal<TrainId | null>(null);
  const refs = { screen, yard, tray: foot, hand: nobodysHand };
  const picture = useTablePicture(moves, refs, {
    focus,
    labelScale,
    unitMax: window.innerHeight * LARGEST_TILE,
  });
  const scene = useScene(moves, canvas, picture);
  const isPlain = scene.value === null;
  return (
    <main class={isPlain ? 'tv-screen' : 'tv-screen has-scene'} ref={screen}>
      <div class="scene" ref={canvas} aria-hidden="true" />
      <h1 class="hidden-text">{text.join.title(formatTableCode(moves.snapshot.value.code))}</h1>
      <div class="yard" ref={yard} {...GRIP} />
      <footer class="tv-foot" ref={foot}>
        <div class="tv-words">
          <p class="tv-turn">
            <Sentence words={turnLine(moves)} />
          </p>
          <p class="tv-last">
            <Sentence words={log.entries.value.at(-1)?.sentence ?? ''} />
          </p>
        </div>
        <TvFacts moves={moves} />
        <TvCode moves={moves} />
      </footer>
      <SuitSigns moves={moves} picture={picture} scale={labelScale() * SIGN_SHARE} />
      {isPlain && <HubFace moves={moves} picture={picture} />}
      <Trains
        moves={moves}
        picture={picture}
        isPlain={isPlain}
        labelScale={labelScale()}
        onLook={() => undefined}
      />
      <Announcer log={log} turn={null} spoken={null} />
    </main>
  );
}

function labelScale(): number {
  return Math.max(1, (window.innerHeight / 1080) * LARGER_AT_1080);
}

function TvFacts({ moves }: { readonly moves: Moves }) {
  const { match, table } = moves.snapshot.value;
  const round = roundNumber(moves.snapshot.value);
  return (
    <div class="tv-facts">
      <p class="logo tv-logo" aria-hidden="true">
        {text.home.product}
      </p>
      <p>{text.table.roundLong(round, match?.roundCount ?? round)}</p>
      <p>
        <Icon name="boneyard" /> {text.table.boneyardLong(table?.boneyardCount ?? 0)}
      </p>
    </div>
  );
}

/** The code, and while there are seats a picture of it for the cameras of phones. */
function TvCode({ moves }: { readonly moves: Moves }) {
  const { code, players, seats, locked } = moves.snapshot.value;
  const isFree = !locked && players.length < seats;
  return (
    <div class={isFree ? 'tv-code has-qr' : 'tv-code'}>
      <p>
        <span class="tv-code-title">{text.table.joinHere}</span>
        <strong>{formatTableCode(code)}</strong>
      </p>
      {isFree && <QrCode link={tableLink(code)} />}
    </div>
  );
}
