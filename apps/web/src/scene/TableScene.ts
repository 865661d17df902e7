import type { Pip, TileId, TrainId } from '@roundhouse/rules';
import { Container } from 'pixi.js';
import type { Picture, Point } from '../layout/picture.ts';
import { createAtlas, setEdge, type Atlas } from './atlas.ts';
import { specFor, specKey } from './atlasSpec.ts';
import { createBackdrop, type Backdrop } from './backdrop.ts';
import type { SceneFacts } from './facts.ts';
import { HandView } from './HandView.ts';
import { headingTo, HubView, turnBetween } from './HubView.ts';
import { LaneView } from './LaneView.ts';
import { openScreen, type Backend, type Screen } from './renderer.ts';
import { createScheduler, WINDOW_FRAMES, type FrameSource, type Scheduler } from './scheduler.ts';
import { resolutionFor, type ScreenSize } from './screenSize.ts';
import { THEMES, type ThemeName } from './theme.ts';
import { TileView } from './TileView.ts';

/** How the table looks to this person. */
export interface SceneLook {
  readonly theme: ThemeName;
  /** Numerals instead of spots, everywhere. */
  readonly numerals: boolean;
  /** False: nothing flies, turns or rolls. */
  readonly motion: boolean;
}

/** What a scene is opened with. */
export interface SceneOptions {
  readonly look: SceneLook;
  /** Forces a way to draw; null or nothing lets the machine decide. */
  readonly backend?: Backend | null;
  /** Frames of a test; those of the window unless given. */
  readonly frames?: FrameSource;
}

/** A tile under a finger. */
export interface Dragged {
  readonly tile: TileId;
  readonly top: Pip;
  readonly bottom: Pip;
  /** Its centre in CSS px. */
  readonly at: Point;
}

/** What is on the table now. */
interface Shown {
  readonly picture: Picture;
  readonly facts: SceneFacts;
}

/** The turntable takes this long to face the next player. */
const TURN_MS = 480;
/** A tile in the air is a little larger. */
const AIR_SCALE = 1.1;

/** Everything that is drawn, from the baize up. Made by `createScene`. */
export class TableScene {
  private readonly stage = new Container();
  private readonly layers = {
    frames: new Container(),
    ground: new Container(),
    tiles: new Container(),
    cues: new Container(),
    markers: new Container(),
  } as const;
  private readonly hub = new HubView();
  private readonly hand = new HandView();
  private readonly dragged = new TileView();
  private readonly lanes = new Map<TrainId, LaneView>();
  private readonly backdrop: Backdrop;
  private readonly scheduler: Scheduler;
  private screen: Screen | null = null;
  private atlas: Atlas | null = null;
  private shown: Shown | null = null;
  private look: SceneLook;
  private readonly host: HTMLElement;

  constructor(host: HTMLElement, options: SceneOptions) {
    this.host = host;
    this.look = options.look;
    this.backdrop = createBackdrop(host);
    this.scheduler = createScheduler(options.frames ?? WINDOW_FRAMES, () => {
      this.screen?.render(this.stage);
    });
    const { frames, ground, tiles, cues, markers } = this.layers;
    this.dragged.visible = false;
    this.stage.addChild(frames, ground, tiles, this.hub, cues, markers, this.hand, this.dragged);
    this.paintBackdrop();
  }

  /** Opens the screen; called once, by `createScene`. */
  async open(backend: Backend | null): Promise<void> {
    this.screen = await openScreen({
      ...this.size(),
      host: this.host,
      backend,
      onRestored: (rebuilt) => {
        if (rebuilt) this.refresh();
        this.scheduler.invalidate();
      },
    });
  }

  /** Draws a table at rest. The picture's coordinates are those of the host. */
  show(picture: Picture, facts: SceneFacts): void {
    const turned = facts.turn !== this.shown?.facts.turn;
    this.shown = { picture, facts };
    this.screen?.resize(this.size());
    this.paintBackdrop();
    const atlas = this.atlasFor(this.shown);
    this.showLanes(this.shown, atlas);
    this.hand.show(facts.hand, atlas);
    this.hub.show(picture, facts, atlas);
    this.turnHub(turned);
    this.scheduler.invalidate();
  }

  /** Changes the look and draws the same table again. */
  dress(look: SceneLook): void {
    this.look = look;
    this.refresh();
  }

  /** Shows a tile under the finger, or none. Cheap: for every pointer move. */
  drag(dragged: Dragged | null): void {
    this.dragged.visible = dragged !== null;
    if (dragged !== null && this.atlas !== null && this.shown !== null) {
      const { top, bottom, at } = dragged;
      const unit = this.shown.facts.hand?.unit ?? this.shown.picture.unit;
      this.dragged.dress(this.atlas, 'hand', { stance: 'upright', first: top, second: bottom });
      this.dragged.scale.set((unit / setEdge(this.atlas, 'hand')) * AIR_SCALE);
      this.dragged.position.set(at.x, at.y);
    }
    this.scheduler.invalidate();
  }

  /** How it is drawn now. */
  get backend(): Backend {
    return this.screen?.backend() ?? 'canvas';
  }

  /** Animation frames asked for so far; stays the same while nothing moves. */
  get frameCount(): number {
    return this.scheduler.frameCount();
  }

  /** Takes everything off the page and frees its memory. */
  destroy(): void {
    this.scheduler.stop();
    for (const lane of this.lanes.values()) lane.destroy();
    this.stage.destroy({ children: true });
    this.atlas?.destroy();
    this.screen?.destroy();
    this.backdrop.destroy();
  }

  /** Paints all again, for a new look or new graphics memory. */
  private refresh(): void {
    if (this.shown === null) this.paintBackdrop();
    else this.show(this.shown.picture, this.shown.facts);
  }

  private size(): ScreenSize {
    return {
      width: Math.max(1, this.host.clientWidth),
      height: Math.max(1, this.host.clientHeight),
      resolution: resolutionFor(window.devicePixelRatio),
    };
  }

  private paintBackdrop(): void {
    this.backdrop.paint({
      ...this.size(),
      theme: THEMES[this.look.theme],
      picture: this.shown?.picture ?? null,
      tray: this.shown?.facts.hand?.tray ?? null,
    });
  }

  private atlasFor(shown: Shown): Atlas {
    const spec = specFor({ ...shown, look: this.look, resolution: this.size().resolution });
    if (this.atlas !== null && specKey(this.atlas.asked) === specKey(spec)) return this.atlas;
    const old = this.atlas;
    this.atlas = createAtlas(spec);
    old?.destroy();
    return this.atlas;
  }

  private showLanes({ picture, facts }: Shown, atlas: Atlas): void {
    const present = new Set(picture.lanes.map(({ train }) => train));
    for (const [train, view] of this.lanes) {
      if (present.has(train)) continue;
      view.destroy();
      this.lanes.delete(train);
    }
    for (const lane of picture.lanes) this.laneView(lane.train).show(lane, { atlas, picture, facts });
  }

  private laneView(train: TrainId): LaneView {
    const known = this.lanes.get(train);
    if (known !== undefined) return known;
    const view = new LaneView();
    const { frames, ground, tiles, cues, markers } = this.layers;
    frames.addChild(view.frame);
    ground.addChild(view.ground);
    tiles.addChild(view.tiles);
    cues.addChild(view.cues);
    markers.addChild(view.marker);
    this.lanes.set(train, view);
    return view;
  }

  private turnHub(turned: boolean): void {
    if (this.shown === null || this.shown.facts.turn === null) return;
    const goal = headingTo(this.shown.picture, this.shown.facts.turn);
    if (goal === null) return;
    const from = this.hub.heading;
    const way = turnBetween(from, goal);
    if (!turned || !this.look.motion) this.hub.heading = goal;
    else this.glide(TURN_MS, (share) => (this.hub.heading = from + way * share));
  }

  /** Runs `step` with shares from 0 to 1 that ease in and out. */
  private glide(durationMs: number, step: (share: number) => void): void {
    let startMs: number | null = null;
    this.scheduler.animate((timeMs) => {
      startMs ??= timeMs;
      const share = Math.min(1, (timeMs - startMs) / durationMs);
      step(share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2);
      return share < 1;
    });
  }
}
