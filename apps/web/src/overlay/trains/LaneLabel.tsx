import type { TrainId } from '@roundhouse/rules';
import { MEXICAN_GLYPH, SEAT_GLYPHS } from '../../scene/theme.ts';
import { Icon } from '../parts/Icon.tsx';
import { chipSize, type LabelShape } from '../labels/labelHeight.ts';
import type { LaneCounts, LaneState, LaneWords } from '../labels/laneWords.ts';

/** What a label shows of a train and its player. */
export interface LaneLabelProps {
  readonly train: TrainId;
  readonly words: LaneWords;
  readonly hasTurn: boolean;
  /** How it is set, so that all of it fits. */
  readonly shape: LabelShape;
}

/** Name, tiles left, points and states of a train in words. */
export function LaneLabel({ train, words, hasTurn, shape }: LaneLabelProps) {
  const { form, namePx, smallPx, hasUnit } = shape;
  const { name, isBot, presence, counts, states } = words;
  const isFull = form === 'full';
  const presenceWord = <Presence words={isFull ? presence?.words : presence?.short} />;
  const hasSmall = counts !== null || states.length > 0 || (isFull && presence !== null);
  return (
    <span class={`lane-label is-${form}${hasTurn ? ' has-turn' : ''}`} style={sizesOf(smallPx)}>
      {!isFull && <Glyph train={train} />}
      <span class="lane-name" style={{ fontSize: `${namePx}px` }}>
        {isFull && <Glyph train={train} />}
        <span class="lane-name-words">
          <span class="lane-player">{name}</span>
          {isBot && <BotMark />} {!isFull && presenceWord}
        </span>
      </span>
      {hasSmall && (
        <span class="lane-small">
          {counts !== null && <Counts counts={counts} hasUnit={hasUnit} />}
          {(states.length > 0 || (isFull && presence !== null)) && (
            <span class="lane-states">
              <States states={states} />
              {isFull && presenceWord}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** Clings to the last word of the name. */
function BotMark() {
  return (
    <>
      {'\u00a0'}
      <Icon name="bot" />
    </>
  );
}

function sizesOf(smallPx: number) {
  return { '--small': `${smallPx}px`, '--chip': `${chipSize(smallPx)}px` };
}

/** The player's shape: beside the name where there is room, else upon the colour at the edge. */
function Glyph({ train }: { readonly train: TrainId }) {
  const path = train === 'mexican' ? MEXICAN_GLYPH : SEAT_GLYPHS[train];
  return (
    <svg class="lane-glyph" viewBox="0 0 24 24" style={{ color: `var(--player-${train})` }}>
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

function Counts({ counts, hasUnit }: { readonly counts: LaneCounts; readonly hasUnit: boolean }) {
  return (
    <span class="lane-counts">
      <span class={counts.isLast ? 'lane-last-one' : 'lane-tiles'}>{counts.tiles}</span>
      <span class="lane-points">{hasUnit ? counts.pointsWithUnit : counts.points}</span>
    </span>
  );
}

function States({ states }: { readonly states: readonly LaneState[] }) {
  return (
    <>
      {states.map(({ words, look }) => (
        <span key={look} class={`lane-state ${look}`}>
          {words}
        </span>
      ))}
    </>
  );
}

/** Why somebody does not play; nothing while they do. */
function Presence({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : <span class="lane-state is-away">{words}</span>;
}
