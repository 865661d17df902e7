import { useComputed, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { Play, TileId } from '@roundhouse/rules';
import { useEffect, useRef } from 'preact/hooks';
import { preparedTrain } from '../../input/openingTrain.ts';
import { groupsOf } from '../../store/hand/arrangement.ts';
import type { Moves, TileMark } from '../../store/table/moves.ts';
import '../../styles/marks.css';
import { text } from '../../text/text.ts';
import { Action } from './Action.tsx';

type Marks = ReadonlyMap<TileId, TileMark>;

/**
 * Lays the opening train that lies ready in the hand. As long as it is offered its tiles have their
 * numbers; while hints number others, it is not. Load this file lazily.
 */
export function LayTrain({ moves, isOff }: { readonly moves: Moves; readonly isOff: boolean }) {
  const plays = useComputed(() => {
    const { value: view } = moves.view;
    return view === null ? [] : preparedTrain(view, groupsOf(moves.order.arrangement.value));
  });
  const marks = useMarks(moves, plays);
  if (plays.value.length === 0 || moves.marks.value !== marks.value) return null;
  return (
    <Action
      label={text.hints.layTrain(plays.value.length)}
      isMain={true}
      isOff={isOff}
      onPress={() => moves.step({ type: 'trainAsked', plays: plays.value })}
    />
  );
}

/** Numbers the tiles of a train wherever no hints do. */
function useMarks(moves: Moves, plays: ReadonlySignal<readonly Play[]>): ReadonlySignal<Marks> {
  const mine = useRef<Marks | null>(null);
  const marks = useComputed((): Marks => {
    const places = plays.value.map(({ tile }, at) => ({ tile, place: at + 1 }));
    return new Map(
      places.map(({ tile, place }) => [
        tile,
        { sign: String(place), words: text.onReadyTrain(place) },
      ]),
    );
  });
  useSignalEffect(() => {
    const { value: shown } = moves.marks;
    const { value: own } = marks;
    if (shown.size > 0 && shown !== mine.current) return;
    mine.current = own;
    moves.marks.value = own;
  });
  useEffect(
    () => () => {
      if (moves.marks.peek() === mine.current) moves.marks.value = new Map();
    },
    [],
  );
  return marks;
}
