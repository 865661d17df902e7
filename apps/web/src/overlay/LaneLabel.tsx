import type { PlayerSnapshot } from '@roundhouse/protocol';
import { MEXICAN_GLYPH, SEAT_GLYPHS } from '../scene/theme.ts';
import type { TrainFacts } from '../text/facts.ts';
import { text } from '../text/text.ts';
import { labelShape } from './labelShape.ts';

/** What a label shows of a train and its player. */
export interface LaneLabelProps {
  readonly facts: TrainFacts;
  /** Null for the Mexican train. */
  readonly player: PlayerSnapshot | null;
  readonly isMine: boolean;
  readonly hasTurn: boolean;
  /** Room for the label in px. */
  readonly width: number;
  readonly height: number;
}

/** Name, tiles left, points and state of a train; all of it always fits. */
export function LaneLabel({ facts, player, isMine, hasTurn, width, height }: LaneLabelProps) {
  const { inHand, total } = facts;
  const name = labelName(facts, player, isMine);
  const state = stateOf(facts, player);
  const shape = labelShape({
    name,
    width,
    height,
    hasCounts: inHand !== null,
    hasState: state !== null,
  });
  const isFull = shape.form === 'full';
  const isOpenLow = shape.form === 'low' && state?.look === 'is-open';
  const looks = [
    'lane-label',
    ...(hasTurn ? ['has-turn'] : []),
    `is-${shape.form}`,
    ...(!isFull && state !== null ? [state.look] : []),
  ];
  return (
    <span class={looks.join(' ')}>
      <span class="lane-name" style={{ fontSize: `${shape.namePx}px` }}>
        {isFull && <Glyph {...facts} />}
        <span>{name}</span>
      </span>
      {inHand !== null && total !== null && (
        <span class="lane-counts">
          <span class={inHand === 1 ? 'lane-last-one' : 'lane-tiles'}>
            {inHand === 1 ? text.table.oneLeft : inHand}
          </span>
          <span class="lane-points">
            {shape.form === 'tight' || isOpenLow ? total : text.table.pts(total)}
          </span>
          {isOpenLow && <span class="lane-word">{state.words}</span>}
        </span>
      )}
      {state !== null && isFull && <span class={`lane-state ${state.look}`}>{state.words}</span>}
    </span>
  );
}

function Glyph({ train }: TrainFacts) {
  const path = train === 'mexican' ? MEXICAN_GLYPH : SEAT_GLYPHS[train];
  return (
    <svg class="lane-glyph" viewBox="0 0 24 24" style={{ color: `var(--player-${train})` }}>
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
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
