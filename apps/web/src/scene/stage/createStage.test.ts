import { isDouble, seatOf, tileOf, type TrainId } from '@roundhouse/rules';
import { Container, Texture } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { layoutTable } from '../../layout/layoutTable.ts';
import { randomTrains } from '../../layout/randomTrains.ts';
import { stepsOf } from '../../timeline/steps.ts';
import type { Motion } from '../../timeline/tween.ts';
import type { Atlas } from '../atlas.ts';
import { specFor } from '../atlasSpec.ts';
import type { SceneFacts } from '../facts.ts';
import { HandView } from '../hand/HandView.ts';
import { LanesView } from '../lane/LanesView.ts';
import { createStage } from './createStage.ts';
import { THEMES } from '../theme.ts';

const ME = seatOf(0);
const HELD = tileOf(9, 4);

function setUp(change: Partial<SceneFacts> = {}) {
  const picture = layoutTable({
    area: { x: 0, y: 0, width: 1200, height: 700 },
    mode: 'yard',
    trains: randomTrains({ seed: 3, seatCount: 4, maxPip: 12, feet: false, fill: 0.5 }),
    grown: [],
    focus: null,
    labels: [{ width: 90, heights: [], leasts: [] }],
  });
  const place = { x: 500, y: 720, width: 50, height: 100 };
  const tray = { x: 0, y: 700, width: 1200, height: 150 };
  const tiles = [{ tile: HELD, top: 9, bottom: 4, place, look: 'plain' as const }];
  const facts: SceneFacts = {
    maxPip: 12,
    engine: 12,
    turn: ME,
    marked: [],
    legal: [],
    choosing: false,
    seats: [ME],
    openDoubles: [],
    lastPlay: null,
    handSeat: ME,
    hand: { tray, unit: 50, chosen: null, tiles },
    ...change,
  };
  const look = { theme: THEMES.light, numerals: false };
  const spec = specFor({ picture, facts, look, resolution: 1, backend: 'webgl' });
  const atlas: Atlas = {
    spec,
    frame: () => Texture.EMPTY,
    tile: () => ({ body: Texture.EMPTY, halves: [] }),
    destroy: () => undefined,
  };
  const [lanes, hand, air] = [new LanesView(), new HandView(), new Container()];
  const redraw = () => {
    lanes.show({ atlas, picture, facts, glides: null });
    hand.show(facts.hand, atlas, null);
  };
  redraw();
  const stage = createStage({
    atlas: () => atlas,
    facts: () => facts,
    unit: () => picture.unit,
    hub: () => picture.hub,
    lane: (train: TrainId) => lanes.viewOf(train),
    hand,
    air,
  });
  return { stage, picture, lanes, hand, air, redraw };
}

/** The last tile of the first lane that has any, played by somebody else. */
function lastPlay(picture: ReturnType<typeof setUp>['picture'], motion = true) {
  const lane = picture.lanes.find(({ tiles }) => tiles.length > 1);
  const last = lane?.tiles.at(-1);
  if (lane === undefined || last === undefined) throw new Error('no tile lies on the table');
  const { tile, inner } = last;
  const steps = stepsOf(
    { type: 'tilePlayed', seat: seatOf(1), tile, inner, train: lane.train, end: 0, answers: null },
    { seat: ME, motion },
  );
  return { steps, tile, train: lane.train };
}

function play(motion: Motion | null, shares: readonly number[]): void {
  motion?.start();
  for (const share of shares) motion?.at(share);
}

describe('A tile that is played', () => {
  test('is seen in the air only, until it arrives', () => {
    const { stage, picture, lanes, air } = setUp();
    const { steps, tile, train } = lastPlay(picture);
    const motion = steps[0] === undefined ? null : stage.prepare(steps[0]);
    const view = lanes.viewOf(train)?.tiles.viewOf(tile);
    expect(view?.alpha).toBe(0);
    play(motion, [0, 0.5]);
    expect(air.children).toHaveLength(1);
    motion?.at(1);
    motion?.end();
    expect(view?.alpha).toBe(1);
    expect(air.children).toHaveLength(0);
  });

  test('comes down exactly where it belongs', () => {
    const { stage, picture, lanes, air } = setUp();
    const { steps, tile, train } = lastPlay(picture);
    const motion = steps[0] === undefined ? null : stage.prepare(steps[0]);
    play(motion, [0, 1]);
    const view = lanes.viewOf(train)?.tiles.viewOf(tile);
    expect(air.children[0]?.x).toBeCloseTo(view?.x ?? Number.NaN);
    expect(air.children[0]?.y).toBeCloseTo(view?.y ?? Number.NaN);
    expect(air.children[0]?.rotation).toBeCloseTo(0);
  });

  test('stays hidden on its way although the table is drawn again', () => {
    const { stage, picture, lanes, redraw } = setUp();
    const { steps, tile, train } = lastPlay(picture);
    if (steps[0] !== undefined) stage.prepare(steps[0]);
    redraw();
    expect(lanes.viewOf(train)?.tiles.viewOf(tile)?.alpha).toBe(0);
  });

  test('is simply there when its flight is skipped', () => {
    const { stage, picture, lanes, air } = setUp();
    const { steps, tile, train } = lastPlay(picture);
    const motion = steps[0] === undefined ? null : stage.prepare(steps[0]);
    motion?.at(1);
    motion?.end();
    expect(lanes.viewOf(train)?.tiles.viewOf(tile)?.alpha).toBe(1);
    expect(air.children).toHaveLength(0);
  });

  test('fades in and flies nowhere where movement is not wanted', () => {
    const { stage, picture, lanes, air } = setUp();
    const { steps, tile, train } = lastPlay(picture, false);
    const motion = steps[0] === undefined ? null : stage.prepare(steps[0]);
    play(motion, [0, 0.5]);
    expect(air.children).toHaveLength(0);
    expect(lanes.viewOf(train)?.tiles.viewOf(tile)?.alpha).toBe(0.5);
  });
});

describe('A tile that is drawn', () => {
  test('turns over in the air when it is the own', () => {
    const { stage, hand, air } = setUp();
    const viewer = { seat: ME, motion: true };
    const [step] = stepsOf({ type: 'tileDrawn', seat: ME, face: HELD }, viewer);
    const motion = step === undefined ? null : stage.prepare(step);
    expect(hand.viewOf(HELD)?.alpha).toBe(0);
    play(motion, [0, 0.5]);
    expect(air.children[0]?.scale.x).toBeLessThan(0.1);
    motion?.end();
    expect(hand.viewOf(HELD)?.alpha).toBe(1);
  });

  test('goes to its seat face down when it is hidden', () => {
    const { stage, picture, air } = setUp();
    const viewer = { seat: ME, motion: true };
    const [step] = stepsOf({ type: 'tileDrawn', seat: seatOf(1), face: 'hidden' }, viewer);
    play(step === undefined ? null : stage.prepare(step), [0, 1]);
    const label = picture.lanes.find(({ train }) => train === 1)?.label;
    expect(air.children[0]?.x).toBeCloseTo((label?.x ?? 0) + (label?.width ?? 0) / 2);
  });
});

describe('The stage', () => {
  test('closes the ring around an open double', () => {
    const first = setUp();
    const found = first.picture.lanes
      .flatMap(({ train, tiles }) => tiles.map((tile) => ({ train, ...tile })))
      .find(({ tile }) => isDouble(tile));
    if (found === undefined) throw new Error('no double lies on the table');
    const { train, index, inner: pip, tile } = found;
    const { stage, lanes } = setUp({ openDoubles: [{ train, index }] });
    const [step] = stepsOf(
      { type: 'doubleOpened', by: ME, train, pip, size: 1, live: true, thisTurn: true },
      { seat: ME, motion: true },
    );
    const motion = step === undefined ? null : stage.prepare(step);
    const ring = lanes.viewOf(train)?.cues.openRing(tile);
    expect(ring?.alpha).toBe(0);
    play(motion, [1]);
    expect(ring?.alpha).toBe(1);
  });
});
