import { assertNever, seatsOf } from '@roundhouse/rules';
import type {
  Face,
  Pip,
  RoundResult,
  Seat,
  TileId,
  TrainId,
  VisibleEvent,
} from '@roundhouse/rules';
import type { Timing } from './tween.ts';

/** What can be heard at the table. */
export const SOUNDS = ['clack', 'slide', 'chuff', 'bell', 'shuffle', 'fanfare', 'whistle'] as const;
/** One of the sounds. The whistle is no step's: it calls whoever is to move. */
export type Sound = (typeof SOUNDS)[number];

/** What moves. Places are looked up by the stage when it prepares the step. */
export type Act =
  /** From the seat's hand to its place on a train, where it already lies in the picture. */
  | {
      readonly kind: 'flight';
      readonly tile: TileId;
      readonly inner: Pip;
      readonly seat: Seat;
      readonly train: TrainId;
    }
  /** A tile that has just arrived swells a little and lies still. */
  | { readonly kind: 'settle'; readonly tile: TileId; readonly train: TrainId }
  /** From the boneyard to the seat's hand. `nth` of the tiles drawn at once, from 0. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly face: Face; readonly nth: number }
  /** From the boneyard to the seat's hand before the first turn; `nth` in that hand, from 0. */
  | { readonly kind: 'deal'; readonly seat: Seat; readonly nth: number }
  /** The seat's marker rolls onto its train, or off it. */
  | { readonly kind: 'marker'; readonly seat: Seat; readonly way: 'in' | 'out' }
  /** The ring around a double that must be covered lights up. */
  | { readonly kind: 'ring'; readonly train: TrainId; readonly pip: Pip }
  /** Nothing moves: it is only heard. */
  | { readonly kind: 'heard' };

/** One movement with its times. Steps of one event run together, each after its own delay. */
export type Step = Act & {
  readonly timing: Timing;
  /** True: nothing moves; the thing cross-fades in its place (reduced motion). */
  readonly fade: boolean;
  readonly sound: { readonly name: Sound; readonly at: 'start' | 'end' } | null;
};

/** Who looks on, and how. */
export interface Viewer {
  /** The own seat; null for a spectator. */
  readonly seat: Seat | null;
  /** False: short cross-fades instead of movement. */
  readonly motion: boolean;
}

/** Times of the table in ms. */
export const DURATIONS = {
  flight: 260,
  othersFlight: 320,
  settle: 90,
  draw: 240,
  drawStagger: 90,
  dealStagger: 35,
  deal: 900,
  marker: 380,
  ring: 160,
  roundEnd: 600,
  fade: 120,
} as const;

const SILENT = null;

/** What an event looks like: none, or steps that run together. */
export function stepsOf(event: VisibleEvent, viewer: Viewer): readonly Step[] {
  const steps = movingSteps(event, viewer);
  return viewer.motion ? steps : steps.filter(({ kind }) => kind !== 'settle').map(faded);
}

/** The same step without movement, with its sound. */
function faded(step: Step): Step {
  return { ...step, fade: true, timing: timing(DURATIONS.fade, 0, 'linear') };
}

function movingSteps(event: VisibleEvent, { seat: me }: Viewer): readonly Step[] {
  switch (event.type) {
    case 'tilePlayed':
      return playSteps(event, event.seat === me ? DURATIONS.flight : DURATIONS.othersFlight);
    case 'tileDrawn':
      return drawSteps(event.seat, [event.face]);
    case 'penaltyDrawn':
      return drawSteps(event.seat, event.faces);
    case 'roundDealt':
      return dealSteps(event.handCounts);
    case 'markerPlaced':
      return [markerStep(event.seat, 'in')];
    case 'markerRemoved':
      return [markerStep(event.seat, 'out')];
    case 'doubleOpened':
      return [ringStep(event.train, event.pip)];
    case 'roundEnded':
      return [roundEndStep(event.result)];
    // Words and colours tell these; the turntable follows the turn by itself.
    case 'turnBegan':
    case 'openingDoublesBound':
    case 'footAbandoned':
    case 'turnContinued':
    case 'turnFailed':
    case 'turnEnded':
    case 'turnSkipped':
    case 'callChanged':
    case 'challenged':
    case 'turnForfeited':
    case 'wentOut':
      return [];
    default:
      return assertNever(event);
  }
}

type Played = Extract<VisibleEvent, { readonly type: 'tilePlayed' }>;

function playSteps({ tile, inner, seat, train }: Played, flightMs: number): readonly Step[] {
  return [
    {
      kind: 'flight',
      tile,
      inner,
      seat,
      train,
      timing: timing(flightMs, 0, 'out'),
      fade: false,
      sound: { name: 'clack', at: 'end' },
    },
    {
      kind: 'settle',
      tile,
      train,
      timing: timing(DURATIONS.settle, flightMs, 'settle'),
      fade: false,
      sound: SILENT,
    },
  ];
}

function drawSteps(seat: Seat, faces: readonly Face[]): readonly Step[] {
  return faces.map((face, nth) => ({
    kind: 'draw',
    seat,
    face,
    nth,
    timing: timing(DURATIONS.draw, nth * DURATIONS.drawStagger, 'inOut'),
    fade: false,
    sound: { name: 'slide', at: 'start' },
  }));
}

/** Round by round to every seat; the last tile lies after `DURATIONS.deal` at the latest. */
function dealSteps(handCounts: readonly number[]): readonly Step[] {
  const most = Math.max(0, ...handCounts);
  const order = Array.from({ length: most }, (_, nth) =>
    seatsOf(handCounts.length)
      .filter((seat) => nth < (handCounts[seat] ?? 0))
      .map((seat) => ({ seat, nth })),
  ).flat();
  const room = (DURATIONS.deal - DURATIONS.draw) / Math.max(1, order.length - 1);
  const stagger = Math.min(DURATIONS.dealStagger, room);
  return order.map(({ seat, nth }, at) => ({
    kind: 'deal',
    seat,
    nth,
    timing: timing(DURATIONS.draw, at * stagger, 'out'),
    fade: false,
    sound: at === 0 ? { name: 'shuffle', at: 'start' } : SILENT,
  }));
}

function markerStep(seat: Seat, way: 'in' | 'out'): Step {
  return {
    kind: 'marker',
    seat,
    way,
    timing: timing(DURATIONS.marker, 0, 'inOut'),
    fade: false,
    sound: way === 'in' ? { name: 'chuff', at: 'start' } : SILENT,
  };
}

function ringStep(train: TrainId, pip: Pip): Step {
  return {
    kind: 'ring',
    train,
    pip,
    timing: timing(DURATIONS.ring, 0, 'out'),
    fade: false,
    sound: { name: 'bell', at: 'start' },
  };
}

function roundEndStep(result: RoundResult): Step {
  return {
    kind: 'heard',
    timing: timing(DURATIONS.roundEnd, 0, 'out'),
    fade: false,
    // Somebody is out, or nobody can go on and the engines let off their steam.
    sound: { name: result.out === null ? 'chuff' : 'fanfare', at: 'start' },
  };
}

function timing(durationMs: number, delayMs: number, ease: Timing['ease']): Timing {
  return { durationMs, delayMs, ease };
}
