import type { PlayerSnapshot } from '@roundhouse/protocol';
import type { Rect } from '../layout/picture.ts';
import { MEXICAN_GLYPH, SEAT_GLYPHS } from '../scene/theme.ts';
import type { TrainFacts } from '../store/table.ts';
import { text } from '../text/text.ts';
import { nameSize } from './placing.ts';

/** What a label shows of a train and its player. */
export interface LaneLabelProps {
  readonly facts: TrainFacts;
  /** Null for the Mexican train. */
  readonly player: PlayerSnapshot | null;
  readonly isMine: boolean;
  readonly hasTurn: boolean;
  /** The label's box, within its lane. */
  readonly box: Rect;
}

/** Room taken by the line of counts, and by the line of states when there is one, in px. */
const COUNTS_PX = 17;
const STATE_PX = 16;
const GLYPH_PX = 17;
const PADDING_PX = 15;

/** Name, tiles left, points and state of a train; all of it always fits. */
export function LaneLabel({ facts, player, isMine, hasTurn, box }: LaneLabelProps) {
  const { train, inHand, total } = facts;
  const name = labelName(facts, player, isMine);
  const state = stateOf(facts, player);
  const taken = (inHand === null ? 0 : COUNTS_PX) + (state === null ? 0 : STATE_PX);
  const size = nameSize(name, box.width - GLYPH_PX - PADDING_PX, box.height - taken);
  const glyph = train === 'mexican' ? MEXICAN_GLYPH : SEAT_GLYPHS[train];
  return (
    <span class={hasTurn ? 'lane-label has-turn' : 'lane-label'}>
      <span class="lane-name" style={{ fontSize: `${size}px` }}>
        <svg class="lane-glyph" viewBox="0 0 24 24" style={{ color: `var(--player-${train})` }}>
          <path d={glyph} fill="currentColor" fill-rule="evenodd" />
        </svg>
        <span>{name}</span>
      </span>
      {inHand !== null && total !== null && (
        <span class="lane-counts">
          <span class={inHand === 1 ? 'lane-last-one' : 'lane-tiles'}>
            {inHand === 1 ? text.table.oneLeft : inHand}
          </span>
          <span class="lane-points">{text.table.pts(total)}</span>
        </span>
      )}
      {state !== null && <span class={`lane-state ${state.look}`}>{state.words}</span>}
    </span>
  );
}

function labelName({ train }: TrainFacts, player: PlayerSnapshot | null, isMine: boolean): string {
  if (train === 'mexican' || player === null) return text.table.mexican;
  return isMine ? text.table.you : player.name;
}

interface LabelState {
  readonly words: string;
  readonly look: 'is-owed' | 'is-open' | 'is-away';
}

/** The one state that matters most. */
function stateOf(facts: TrainFacts, player: PlayerSnapshot | null): LabelState | null {
  if (facts.openDouble !== null) {
    return { words: text.table.mustCover(facts.openDouble), look: 'is-owed' };
  }
  if (player?.presence === 'away') return { words: text.table.away, look: 'is-away' };
  if (player?.presence === 'covered') return { words: text.table.botPlays, look: 'is-away' };
  return facts.marked ? { words: text.table.open, look: 'is-open' } : null;
}
