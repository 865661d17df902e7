import {
  AbstractRenderer,
  autoDetectRenderer,
  Ticker,
  type Container,
  type Renderer,
} from 'pixi.js';
import type { ScreenSize } from './screenSize.ts';

/** What draws: the graphics card, or the browser's 2D canvas. */
export const BACKENDS = ['webgl', 'canvas'] as const;
/** One of the ways to draw. */
export type Backend = (typeof BACKENDS)[number];

/** How long a lost graphics context may take to come back by itself. */
const RESTORE_WITHIN_MS = 3000;
/** Graphics cards that are really the processor: the 2D canvas is faster then. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What a screen needs to know. */
export interface ScreenOptions extends ScreenSize {
  /** A positioned element. */
  readonly host: HTMLElement;
  /** Null: decide by what the machine offers. */
  readonly backend: Backend | null;
  /** Called when everything has to be drawn again; `rebuilt`: by a new renderer, on a new stage. */
  readonly onRestored: (rebuilt: boolean) => void;
}

/** A canvas that shows a stage and survives the loss of its graphics context. */
export class DrawingScreen {
  private readonly host: HTMLElement;
  private readonly onRestored: (rebuilt: boolean) => void;
  private size: ScreenSize;
  private renderer: Renderer | null = null;
  private lossCount = 0;
  private restoreTimer: number | undefined;

  private constructor({ host, onRestored, width, height, resolution }: ScreenOptions) {
    this.host = host;
    this.onRestored = onRestored;
    this.size = { width, height, resolution };
  }

  /** Opens a screen. Rejects only when the browser can neither do WebGL nor 2D. */
  static async open(options: ScreenOptions): Promise<DrawingScreen> {
    const screen = new DrawingScreen(options);
    await screen.build(options.backend ?? preferredBackend());
    return screen;
  }

  /** How it draws now. */
  get backend(): Backend {
    return this.renderer?.name === 'canvas' ? 'canvas' : 'webgl';
  }

  /** Takes a new size; the next `render` fills it. */
  resize(size: ScreenSize): void {
    const before = this.size;
    this.size = size;
    // A page that is zoomed has other pixels and no more of them: Pixi takes that for no change.
    if (hasOtherPixels(before, size)) this.renderer?.resize(size.width, size.height + 1, 1);
    this.renderer?.resize(size.width, size.height, size.resolution);
  }

  /** Draws the stage now. Nothing happens while the context is lost. */
  render(stage: Container): void {
    this.renderer?.render(stage);
  }

  /** Removes the canvas and frees its memory. */
  close(): void {
    window.clearTimeout(this.restoreTimer);
    this.renderer?.destroy({ removeView: true });
    this.renderer = null;
  }

  private async build(backend: Backend): Promise<void> {
    const preference: Backend[] = backend === 'webgl' ? ['webgl', 'canvas'] : ['canvas'];
    // Our pages forbid code from strings; a canvas needs none, WebGL gets it from us.
    Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });
    if (backend === 'webgl') (await import('./withoutEval.ts')).drawWithoutEval();
    const renderer = await autoDetectRenderer({
      ...this.size,
      preference,
      autoDensity: true,
      antialias: false,
      backgroundAlpha: 0,
      powerPreference: 'low-power',
      skipExtensionImports: true,
      gcActive: false, // one atlas: nothing to collect
    });
    Ticker.system.stop(); // a new renderer starts it, and it would ask for frames for ever
    const { canvas } = renderer;
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.host.append(canvas);
    this.renderer = renderer;
    this.watch(canvas);
  }

  private watch(canvas: HTMLCanvasElement): void {
    canvas.addEventListener('webglcontextlost', () => {
      if (this.renderer?.canvas !== canvas) return;
      this.lossCount += 1;
      this.restoreTimer = window.setTimeout(() => void this.rebuild(), RESTORE_WITHIN_MS);
    });
    canvas.addEventListener('webglcontextrestored', () => {
      window.clearTimeout(this.restoreTimer);
      if (this.renderer?.canvas === canvas) this.onRestored(false);
    });
  }

  /** The context did not come back. A card that was lost twice is not trusted again. */
  private async rebuild(): Promise<void> {
    this.close();
    await this.build(this.lossCount > 1 ? 'canvas' : preferredBackend());
    this.onRestored(true);
  }
}

/** True for as many device px as before, each of another size. */
function hasOtherPixels(before: ScreenSize, after: ScreenSize): boolean {
  const isSame = (one: number, other: number) =>
    Math.round(one * before.resolution) === Math.round(other * after.resolution);
  const isSameCount = isSame(before.width, after.width) && isSame(before.height, after.height);
  return isSameCount && before.resolution !== after.resolution;
}

/** WebGL on a real graphics card, the 2D canvas otherwise. */
function preferredBackend(): Backend {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (probe === null) return 'canvas';
  const info = probe.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = probe.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? probe.RENDERER);
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(String(name)) ? 'canvas' : 'webgl';
}
