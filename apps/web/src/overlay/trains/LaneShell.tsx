import type { TrainId } from '@roundhouse/rules';
import type { ComponentChildren } from 'preact';
import type { Place } from '../../input/selection.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isChoosing } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import { GRIP } from '../parts/grip.ts';
import { sayId, type LaneLabelled } from '../labels/laneWords.ts';

/** A train, whose it is, and how it is shown. */
interface LaneShellProps extends Pick<LaneLabelled, 'facts' | 'owner'> {
  readonly moves: Moves;
  /** Class names besides those of every lane. */
  readonly looks: readonly string[];
  readonly style?: Readonly<Record<string, string>>;
  readonly onTap: () => void;
  /** What is seen on the button. */
  readonly face: ComponentChildren;
  /** What stands beside the button. */
  readonly children: ComponentChildren;
}

/** A train as a button, wherever it is shown: what fingers, keys and screen readers use. */
export function LaneShell(props: LaneShellProps) {
  const { moves, facts, owner, looks, style, onTap, face, children } = props;
  const { train } = facts;
  const isChosen = moves.chosenPlace.value?.train === train;
  const choosing = isChoosing(moves);
  const places = placesOn(moves, train);
  const { value: selection } = moves.selection;
  const isOver = selection.kind === 'dragging' && selection.over?.train === train;
  const classes = [
    'lane',
    ...looks,
    ...(choosing ? [places.length > 0 ? 'is-legal' : 'is-barred'] : []),
    ...(isOver && places.length > 0 ? ['is-over'] : []),
    ...(isChosen ? ['is-chosen'] : []),
  ];
  return (
    <li class={classes.join(' ')} style={{ ...style, '--player': `var(--player-${train})` }}>
      <button
        type="button"
        class="lane-button"
        {...GRIP}
        data-train={train}
        aria-pressed={isChosen}
        aria-describedby={choosing ? sayId(train) : undefined}
        onClick={onTap}
      >
        <span class="hidden-text">{text.laneName(facts, owner, moves.speaker.value)}</span>
        {face}
      </button>
      {children}
    </li>
  );
}

/** The places of a train that take the tile that is picked up. */
export function placesOn({ highlights }: Moves, train: TrainId): readonly Place[] {
  return highlights.value.places.filter((place) => place.train === train);
}

/** Points at a train, or at one of its ends. */
export function tapPlace(moves: Moves, train: TrainId, end: Place['end'] = 'any'): void {
  moves.step({ type: 'placeTapped', place: { train, end } });
}
