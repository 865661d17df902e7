import type { ReadonlySignal } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import { openSuits } from '../../store/table/table.ts';
import type { SuitFacts } from '../../text/facts.ts';
import { text } from '../../text/text.ts';
import { textWidth } from '../labels/textWidth.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';
import { ZOOM_PX } from '../picture/zoomRoom.ts';

const ASIDE_PX = 7;
const LETTER_PX = 12;
/** What a sign needs beside its letters, in letter sizes. */
const SIGN_EDGE = 2.6;
/** Letters of a sign that has little room, as a share of the usual ones. */
const SMALL = 0.83;

/** Signs by the turntable: each open double, and how much of its suit is left. */
export function SuitSigns(props: {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
  /** How much larger than on a phone signs are. */
  readonly scale?: number;
}) {
  const { moves, picture, scale = 1 } = props;
  const { table, hand } = moves.snapshot.value;
  const shown = picture.value.table;
  if (table === null || shown === null) return null;
  const suits = openSuits(table, hand?.tiles ?? []);
  if (suits.length === 0) return null;
  const { hub, mode, area } = shown;
  const room =
    mode === 'rows' ? area.x + area.width - ZOOM_PX - hub.x - hub.radius - ASIDE_PX : Infinity;
  const place =
    mode === 'rows'
      ? {
          left: `${hub.x + hub.radius + ASIDE_PX}px`,
          top: `${hub.y}px`,
          maxWidth: `${room}px`,
        }
      : { left: `${hub.x}px`, top: `${hub.y + hub.radius + 12}px` };
  return (
    <ul
      class={`suit-signs is-${mode}`}
      style={{ ...place, fontSize: `${scale * LETTER_PX}px` }}
      aria-label={text.table.mustCoverTitle}
    >
      {suits.map((suit) => {
        const { words, size } = signFor(suit, room / (scale * LETTER_PX));
        return (
          <li key={suit.pip} class="suit-sign" style={{ fontSize: `${size}em` }}>
            <b aria-hidden="true">{doubleOf(suit)}</b>
            <span aria-hidden="true">{words}</span>
            <span class="hidden-text">{text.suitWords(suit)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function doubleOf({ pip }: SuitFacts): string {
  return `${pip}–${pip}`;
}

/** As much of the sign as has room, which is in letter sizes; the rest is told to ears. */
function signFor(suit: SuitFacts, room: number): { readonly words: string; readonly size: number } {
  const forms = [text.suitSign(suit), text.suitSign({ ...suit, mine: 0 }), `${suit.left}`];
  const edge = SIGN_EDGE + textWidth(doubleOf(suit));
  const words = forms.find((one) => edge + textWidth(one) <= room);
  return words === undefined ? { words: `${suit.left}`, size: SMALL } : { words, size: 1 };
}
