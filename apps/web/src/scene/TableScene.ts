import { Container } from 'pixi.js';
import type { Picture } from '../layout/picture.ts';
import { areaInSight } from '../layout/camera.ts';
import type { Step } from '../timeline/steps.ts';
import { Timeline } from '../timeline/timeline.ts';
import { isWatched } from '../timeline/watched.ts';
import { numeralFont } from './art/pipArt.ts';
import { AtlasKeeper } from './AtlasKeeper.ts';
import { Backdrop } from './Backdrop.ts';
import { DrawingScreen, type Backend } from './DrawingScreen.ts';
import type { SceneFacts } from './facts.ts';
import { Glides } from './Glides.ts';
import { DragView, type Dragged } from './hand/DragView.ts';
import { HandView } from './hand/HandView.ts';
import { TrayCover } from './hand/TrayCover.ts';
import { HubView } from './HubView.ts';
import { LanesView } from './lane/LanesView.ts';
import type { SceneLook, SceneOptions } from './sceneOptions.ts';
import { createScheduler, WINDOW_FRAMES, type Scheduler } from './scheduler.ts';
import { resolutionFor, type ScreenSize } from './screenSize.ts';
import { createStage } from './stage/createStage.ts';
import { watchResolution } from './watchResolution.ts';

/** What is on the table now. */
interface Shown {
  readonly picture: Picture;
  readonly facts: SceneFacts;
  readonly size: ScreenSize;
}

/** Everything that is drawn, from the baize up. Made by `createScene`. */
export class TableScene {
  private stage = new Container();
  private readonly air = new Container();
  private readonly lanes = new LanesView();
  private readonly hand = new HandView();
  private readonly cover = new TrayCover();
  private readonly finger = new DragView(this.hand);
  private readonly atlases = new AtlasKeeper(() => {
    this.showAgain();
  });
  private readonly hub: HubView;
  private readonly host: HTMLElement;
  private readonly backdrop: Backdrop;
  private readonly scheduler: Scheduler;
  private readonly glides: Glides;
  private readonly timeline: Timeline;
  private readonly stopWatching: () => void;
  private screen: DrawingScreen | null = null;
  private shown: Shown | null = null;
  private look: SceneLook;

  constructor(host: HTMLElement, options: SceneOptions) {
    this.host = host;
    this.look = options.look;
    this.backdrop = new Backdrop(host);
    this.scheduler = createScheduler(options.frames ?? WINDOW_FRAMES, () => {
      this.screen?.render(this.stage);
    });
    this.glides = new Glides(this.scheduler);
    this.hub = new HubView(this.scheduler);
    this.timeline = this.createTimeline();
    const { below, above } = this.lanes;
    this.stage.addChild(below, this.hub, above, this.cover, this.hand, this.air, this.finger);
    this.paintBackdrop();
    document.addEventListener('visibilitychange', this.onVisibility);
    this.stopWatching = watchResolution(() => {
      this.showAgain();
    });
  }

  /** Opens the screen; called once, by `createScene`. */
  async open(backend: Backend | null): Promise<void> {
    void this.awaitFont();
    this.screen = await DrawingScreen.open({
      ...this.size(),
      host: this.host,
      backend,
      onRestored: (rebuilt) => {
        if (rebuilt) {
          this.restage();
          this.showAgain();
        }
        this.scheduler.invalidate();
      },
    });
  }

  /**
   * Draws a table. What has moved since the last call glides to its place, unless the screen has
   * changed, movement is off or nobody looks. The picture's coordinates are those of the host.
   */
  show(picture: Picture, facts: SceneFacts): void {
    const before = this.shown;
    const size = this.size();
    this.shown = { picture, facts, size };
    const sameScreen = before !== null && isSame(before.size, size);
    if (!sameScreen) this.screen?.resize(size);
    this.paintBackdrop();
    const steady = sameScreen && isSameLook(before.picture, picture) && this.isWatched;
    const glides = steady ? this.glides : null;
    if (glides === null) this.glides.finish();
    const atlas = this.atlases.fit({
      picture,
      facts,
      look: this.look,
      resolution: size.resolution,
      backend: this.screen?.backend ?? 'webgl',
    });
    this.lanes.show({ atlas, picture, facts, glides });
    this.showCover(this.shown);
    this.hand.show(facts.hand, atlas, glides);
    this.finger.follow(atlas, handEdge(this.shown));
    this.hub.show({ picture, facts, atlas, motion: steady });
    this.scheduler.invalidate();
  }

  /**
   * Plays what the events of a message look like; call it after `show` with the state that follows
   * them. `seq` counts messages: after a gap all movement ends at once.
   */
  tell(seq: number, events: readonly (readonly Step[])[]): void {
    const isNext = this.timeline.tell(seq, events);
    if (!isNext) this.glides.finish();
    const isQuiet = isNext && events.flat().length === 0;
    if (!isQuiet) this.scheduler.invalidate();
  }

  /** Ends all movement at once. */
  finish(): void {
    this.timeline.finish();
    this.glides.finish();
    this.hub.finish();
    this.scheduler.invalidate();
  }

  /** Changes the look and draws the same table again. */
  dress(look: SceneLook): void {
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    this.showAgain();
  }

  /**
   * Holds a tile under the finger: for every pointer move. Null lets go, and the tile goes home. To
   * have it fly from the finger, `show` the hand without it while it is still held.
   */
  drag(dragged: Dragged | null): void {
    const atlas = this.atlases.current;
    if (dragged === null) this.finger.release(this.isWatched ? this.glides : null);
    else if (atlas !== null) this.finger.hold(dragged, atlas, handEdge(this.shown));
    this.scheduler.invalidate();
  }

  /** Takes everything off the page and frees its memory. */
  destroy(): void {
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.stopWatching();
    this.timeline.finish();
    this.scheduler.stop();
    this.stage.destroy({ children: true });
    this.atlases.destroy();
    this.screen?.close();
    this.backdrop.destroy();
  }

  /** False where nothing may move. In a hidden page it would wait for the frames of a page that is seen. */
  private get isWatched(): boolean {
    return this.look.motion && isWatched();
  }

  /** What has moved while nobody looked has moved: nothing of it is made up. */
  private readonly onVisibility = () => {
    this.finish();
  };

  private createTimeline(): Timeline {
    const stage = createStage({
      atlas: () => this.atlases.current,
      facts: () => this.shown?.facts ?? null,
      unit: () => this.shown?.picture.unit ?? 1,
      hub: () => this.shown?.picture.hub ?? { x: 0, y: 0 },
      lane: (train) => this.lanes.viewOf(train),
      hand: this.hand,
      air: this.air,
    });
    return new Timeline(stage, () => {
      this.scheduler.animate((timeMs) => this.timeline.advance(timeMs));
    });
  }

  /** Numerals painted before their font was there are painted again. */
  private async awaitFont(): Promise<void> {
    const font = numeralFont(16);
    if (document.fonts.check(font)) return;
    await document.fonts.load(font);
    if (!this.stage.destroyed) this.atlases.refresh();
  }

  /** A stage remembers the renderer that drew it; a new one needs a new stage. */
  private restage(): void {
    const old = this.stage;
    this.stage = new Container();
    this.stage.addChild(...old.children.slice());
    old.destroy();
  }

  private showCover({ picture, facts, size }: Shown): void {
    const over = facts.hand?.tray ?? null;
    const tray = over !== null && areaInSight(picture, over) !== null ? over : null;
    this.cover.show(tray && { tray, theme: this.look.theme, size });
  }

  private showAgain(): void {
    this.paintBackdrop();
    if (this.shown !== null) this.show(this.shown.picture, this.shown.facts);
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
      size: this.size(),
      theme: this.look.theme,
      picture: this.shown?.picture ?? null,
      tray: this.shown?.facts.hand?.tray ?? null,
    });
  }
}

/** Edge of half a tile in the hand in CSS px. */
function handEdge(shown: Shown | null): number {
  return shown?.facts.hand?.unit ?? shown?.picture.unit ?? 1;
}

/** False when the table is looked at in another way: then nothing glides. */
function isSameLook(a: Picture, b: Picture): boolean {
  return a.mode === b.mode && JSON.stringify(a.camera) === JSON.stringify(b.camera);
}

function isSame(a: ScreenSize, b: ScreenSize): boolean {
  return a.width === b.width && a.height === b.height && a.resolution === b.resolution;
}
