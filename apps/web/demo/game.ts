import {
  fullSet,
  highOf,
  lowOf,
  seatOf,
  type Pip,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import type { TrainId } from '@roundhouse/rules';
import { layoutHand } from '../src/layout/hand.ts';
import { layoutTable } from '../src/layout/layoutTable.ts';
import type { Picture, Rect } from '../src/layout/picture.ts';
import { growTrains } from '../src/layout/randomTrains.ts';
import type { HandFacts, SceneFacts, SlotRef } from '../src/scene/facts.ts';

/** What the address bar may ask for. */
export interface DemoOptions {
  readonly seatCount: number;
  readonly maxPip: Pip;
  readonly fill: number;
  readonly seed: number;
  readonly feet: boolean;
  readonly tv: boolean;
  readonly handCount: number;
  /** Moves to take back from the end. */
  readonly back: number;
}

/** A made-up moment in the middle of a game. */
export interface Moment {
  readonly picture: Picture;
  readonly facts: SceneFacts;
}

const BAR_PX = 48;

/** Lays out a made-up table for a screen of this size. */
export function makeMoment(options: DemoOptions, width: number, height: number): Moment {
  const trains = [...growTrains(options)].at(-1 - options.back) ?? [];
  const narrow = width < 700;
  const trayPx = options.tv ? 0 : narrow ? Math.round(height * 0.3) : 150;
  const area = options.tv
    ? { x: width * 0.04, y: height * 0.05, width: width * 0.92, height: height * 0.9 }
    : { x: 8, y: BAR_PX + 6, width: width - 16, height: height - BAR_PX - trayPx - 14 };
  const picture = layoutTable({
    area,
    mode: 'auto',
    trains,
    grown: [],
    focus: null,
    labels: [{ width: narrow ? 62 : options.tv ? 120 : 92, heights: [], leasts: [] }],
  });
  const laid = new Set(trains.flatMap((train) => train.placed.map(({ tile }) => tile)));
  const tray = { x: 0, y: height - trayPx, width, height: trayPx };
  const hand = options.tv ? null : makeHand(options, { tray, laid, narrow });
  return { picture, facts: makeFacts(options, picture, hand) };
}

interface Tray {
  readonly tray: Rect;
  readonly laid: ReadonlySet<TileId>;
  readonly narrow: boolean;
}

function makeHand(options: DemoOptions, { tray, laid, narrow }: Tray): HandFacts {
  const rest = fullSet(options.maxPip).filter((tile) => !laid.has(tile));
  const step = Math.max(1, Math.floor(rest.length / options.handCount));
  const tiles = rest.filter((_, index) => index % step === 0).slice(0, options.handCount);
  const area = narrow
    ? { x: 14, y: tray.y + 62, width: tray.width - 28, height: tray.height - 76 }
    : { x: 250, y: tray.y + 22, width: tray.width - 500, height: tray.height - 36 };
  const { unit, places } = layoutHand({ area, count: tiles.length, gap: 6 });
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    tray,
    unit,
    chosen: tiles[3] ?? null,
    tiles: tiles.map((tile, index) => ({
      tile,
      top: highOf(tile),
      bottom: lowOf(tile),
      place: places[index] ?? nowhere,
      look: index % 3 === 0 ? 'playable' : 'dimmed',
    })),
  };
}

function makeFacts(options: DemoOptions, picture: Picture, hand: HandFacts | null): SceneFacts {
  const lanes = picture.lanes;
  const legal =
    hand === null
      ? []
      : [0, 1, 3].flatMap((at): SlotRef[] => {
          const lane = lanes[at];
          const slot = lane?.slots[0];
          return lane === undefined || slot === undefined
            ? []
            : [{ train: lane.train, end: slot.end, on: slot.on }];
        });
  const doubles = lanes.flatMap(({ train, tiles }) =>
    tiles.filter(({ inner, outer }) => inner === outer).map(({ index }) => ({ train, index })),
  );
  const last = lanes[2];
  return {
    maxPip: options.maxPip,
    engine: options.maxPip,
    turn: seatOf(options.back % options.seatCount),
    seats: Array.from({ length: options.seatCount }, (_, seat) => seatOf(seat)),
    marked: lanes
      .map(({ train }) => train)
      .filter(isSeat)
      .filter((seat) => seat % 3 === 2),
    legal,
    choosing: legal.length > 0,
    openDoubles: doubles.slice(0, 1),
    boneyard: { x: 760, y: 24 },
    handSeat: hand === null ? null : seatOf(0),
    lastPlay:
      last === undefined ? null : { train: last.train, index: last.tiles.at(-1)?.index ?? 0 },
    hand,
  };
}

function isSeat(train: TrainId): train is Seat {
  return train !== 'mexican';
}
