import { autoDetectRenderer, Ticker, type Container, type Renderer } from 'pixi.js';
import 'pixi.js/unsafe-eval';
import type { ScreenSize } from './screenSize.ts';

/** What draws: the graphics card, or the browser's 2D canvas. */
export const BACKENDS = ['webgl', 'canvas'] as const;
/** One of the ways to draw. */
export type Backend = (typeof BACKENDS)[number];

/** How long a lost graphics context may take to come back by itself. */
const RESTORE_WITHIN_MS = 3000;
/** Graphics cards that are really the processor: the 2D canvas is faster then. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A canvas that shows a stage and survives the loss of its graphics context. */
export interface Screen {
  readonly backend: () => Backend;
  readonly resize: (size: ScreenSize) => void;
  readonly render: (stage: Container) => void;
  readonly destroy: () => void;
}

/** What a screen needs to know. */
export interface ScreenOptions extends ScreenSize {
  readonly host: HTMLElement;
  /** Null: decide by what the machine offers. */
  readonly backend: Backend | null;
  /** Called when everything has to be drawn again; `rebuilt`: with new textures as well. */
  readonly onRestored: (rebuilt: boolean) => void;
}

/** Opens a screen in `host`. Rejects only when the browser can neither do WebGL nor 2D. */
export async function openScreen(options: ScreenOptions): Promise<Screen> {
  let size: ScreenSize = options;
  let closed = false;
  let losses = 0;
  let current = await open(options.backend ?? preferredBackend());

  async function open(backend: Backend): Promise<Renderer> {
    const preference: Backend[] = backend === 'webgl' ? ['webgl', 'canvas'] : ['canvas'];
    const renderer = await autoDetectRenderer({ ...rendererOptions(size), preference });
    Ticker.system.stop(); // a new renderer starts it, and it would ask for frames for ever
    renderer.canvas.setAttribute('aria-hidden', 'true');
    Object.assign(renderer.canvas.style, {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
    });
    options.host.append(renderer.canvas);
    watch(renderer);
    return renderer;
  }

  function watch(renderer: Renderer): void {
    let timer = 0;
    renderer.canvas.addEventListener('webglcontextlost', () => {
      timer = window.setTimeout(() => void rebuild(renderer), RESTORE_WITHIN_MS);
    });
    renderer.canvas.addEventListener('webglcontextrestored', () => {
      window.clearTimeout(timer);
      if (renderer === current) options.onRestored(false);
    });
  }

  /** A card that was lost twice is not trusted again. */
  async function rebuild(lost: Renderer): Promise<void> {
    if (closed || lost !== current) return;
    losses += 1;
    lost.destroy({ removeView: true });
    current = await open(losses > 1 ? 'canvas' : preferredBackend());
    options.onRestored(true);
  }

  return {
    backend: () => (current.name === 'canvas' ? 'canvas' : 'webgl'),
    resize(next) {
      size = next;
      current.resize(next.width, next.height, next.resolution);
    },
    render: (stage) => {
      current.render(stage);
    },
    destroy() {
      closed = true;
      current.destroy({ removeView: true });
    },
  };
}

function rendererOptions({ width, height, resolution }: ScreenSize) {
  return {
    width,
    height,
    resolution,
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 0,
    powerPreference: 'low-power' as const,
    skipExtensionImports: true,
    gcActive: false,
  };
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
