import type { ReadonlySignal } from '@preact/signals';
import { slotsOf, trainOf, turnOf, type Table, type TrainId } from '@roundhouse/rules';
import type { Lane, Rect } from '../../layout/picture.ts';
import { COUPLING_PX } from '../../layout/fit.ts';
import { areaInSight } from '../../layout/camera.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isChoosing, isOwnTurn } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import { LaneFaces } from './LaneFaces.tsx';
import { LaneLabel } from './LaneLabel.tsx';
import { LaneShell, placesOn, tapPlace } from './LaneShell.tsx';
import { LABEL_STYLE } from '../labels/labelFigures.ts';
import type { LabelShape } from '../labels/labelHeight.ts';
import { labelShapes, type LabelPlace } from '../labels/labelShape.ts';
import { labelled, type LaneLabelled } from '../labels/laneWords.ts';
import { later } from '../../late/late.tsx';
import { over } from '../picture/placing.ts';
import type { TablePicture } from '../picture/useTablePicture.ts';

/** What the list of trains needs. */
export interface TrainsProps {
  readonly moves: Moves;
  readonly picture: ReadonlySignal<TablePicture>;
  /** True while no canvas draws the tiles: plain elements show them. */
  readonly isPlain: boolean;
  /** How much larger than on a phone labels are: for a room, or from near. */
  readonly labelScale?: number;
  /** A lane was tapped while nothing could be laid. */
  readonly onLook: (train: TrainId) => void;
}

const LaneSay = later(async () => (await import('./LaneSay.tsx')).LaneSay);

/** Every train as a button that lies over its lane: what fingers, keys and screen readers use. */
export function Trains({ moves, picture, isPlain, onLook, labelScale = 1 }: TrainsProps) {
  const { table } = moves.snapshot.value;
  if (table === null) return null;
  return (
    <section
      class="trains"
      style={{ ...LABEL_STYLE, ...cutOff(picture.value) }}
      aria-labelledby="trains-title"
    >
      <h2 id="trains-title" class="hidden-text">
        {text.table.trainsTitle}
      </h2>
      <ul>
        {setAlike(picture.value, moves, labelScale).map((said) => (
          <LaneItem
            key={said.lane.train}
            {...said}
            table={table}
            {...{ moves, picture, isPlain, onLook, labelScale }}
          />
        ))}
      </ul>
    </section>
  );
}

/** A lane with what its label says, and how. */
interface Labelled extends LabelPlace, LaneLabelled {
  readonly lane: Lane;
  readonly shape?: LabelShape | undefined;
}

/** The lanes with their labels, which are set alike. */
function setAlike(
  { table: shown, larger }: TablePicture,
  moves: Moves,
  labelScale: number,
): readonly Labelled[] {
  const { table } = moves.snapshot.value;
  if (table === null || shown === null) return [];
  const places = shown.lanes.map((lane): Labelled => {
    const { width, height } = lane.label;
    const room = { width: width / labelScale, height: height / labelScale };
    return { lane, ...labelled(moves, table, lane.train), room };
  });
  const usual = labelShapes(places);
  const shapes = larger?.(places, usual) ?? usual;
  return places.map((place, at) => ({ ...place, shape: shapes[at] }));
}

type LaneItemProps = TrainsProps & Labelled & { readonly table: Table };

function LaneItem(props: LaneItemProps) {
  const { moves, lane, facts, owner, table, isPlain, picture } = props;
  const { train, rect } = lane;
  const places = placesOn(moves, train);
  const tap = () => {
    if (!isOwnTurn(moves) && moves.lifted.value === null) props.onLook(train);
    else tapPlace(moves, train);
  };
  return (
    <LaneShell
      {...{ moves, facts, owner }}
      looks={facts.openDouble === null ? [] : ['is-owed']}
      style={over(rect)}
      onTap={tap}
      face={<LaneItemLabel {...props} />}
    >
      <span class="hidden-text">
        {text.tileNames(trainOf(table, train).placed.map(({ tile }) => tile))}
      </span>
      {lane.couplings.map(({ x, y, count }) => (
        <span
          key={`${x} ${y}`}
          class="coupling"
          aria-hidden="true"
          style={{
            left: `${x - rect.x}px`,
            top: `${y - rect.y}px`,
            fontSize: `${COUPLING_PX}px`,
          }}
        >
          +{count}
        </span>
      ))}
      {isPlain && (
        <LaneFaces
          lane={lane}
          unit={picture.value.table?.unit ?? 0}
          ghosts={places.map(({ end }) => end)}
          marked={facts.marked}
        />
      )}
      {isChoosing(moves) && <LaneSay {...{ moves, train, lane }} picture={picture.value} />}
      {places.length > 1 && <EndButtons {...props} />}
    </LaneShell>
  );
}

/** The label, at its place from the lane's corner. */
function LaneItemLabel({ lane, words, shape, table, labelScale = 1 }: LaneItemProps) {
  const { train, rect, label, facing } = lane;
  return (
    <span
      aria-hidden="true"
      class={facing === -1 ? 'lane-label-box is-mirrored' : 'lane-label-box'}
      style={over({ ...label, x: label.x - rect.x, y: label.y - rect.y })}
    >
      <span class="lane-label-scale" style={enlarged(label, labelScale)}>
        {shape && (
          <LaneLabel hasTurn={turnOf(table)?.seat === train} {...{ train, words, shape }} />
        )}
      </span>
    </span>
  );
}

/** What is out of sight can be neither seen nor hit. */
function cutOff({ table, tray }: TablePicture) {
  const seen = table === null ? null : areaInSight(table, tray);
  if (seen === null) return {};
  const { x, y, width, height } = seen;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const points = corners.map(([left, top]) => `${left}px ${top}px`).join();
  return { position: 'absolute', inset: 0, clipPath: `polygon(${points})` };
}

/** A label set in a smaller box, shown larger. */
function enlarged({ width, height }: Rect, scale: number) {
  if (scale === 1) return { width: `${width}px`, height: `${height}px` };
  return {
    width: `${width / scale}px`,
    height: `${height / scale}px`,
    transform: `scale(${scale})`,
  };
}

/** A train with several places for the same tile: each place is a button of its own. */
function EndButtons({ moves, lane, table }: LaneItemProps) {
  const { train, rect } = lane;
  const ends = placesOn(moves, train).map(({ end }) => end);
  const slots = slotsOf(table, train);
  return (
    <>
      {lane.slots
        .filter((place) => ends.includes(place.end))
        .map(({ end, on, pip, target }) => (
          <button
            key={`${end} ${on}`}
            type="button"
            class="end-button"
            style={over({ ...target, x: target.x - rect.x, y: target.y - rect.y })}
            aria-label={text.table.endFor(slots.find((slot) => slot.end === end)?.pip ?? pip)}
            onClick={() => tapPlace(moves, train, end)}
          />
        ))}
    </>
  );
}
