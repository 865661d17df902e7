import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { LAUNCH } from '../e2e/chromium.ts';

/** What draws a table: a graphics card, or the browser's own canvas. */
export const DRAWERS = ['webgl', 'canvas'] as const;
/** One of the ways to draw. */
export type Drawer = (typeof DRAWERS)[number];

/** Arguments for a graphics card made of software, for machines without one. */
export const SOFT_CARD = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A browser whose pages draw by this. */
export function launch(drawer: Drawer): Promise<Browser> {
  const { args, executablePath } = LAUNCH;
  const without3d = args.filter((arg) => drawer === 'canvas' || arg !== '--disable-3d-apis');
  const card = drawer === 'webgl' ? SOFT_CARD : [];
  return chromium.launch({ executablePath, args: [...without3d, ...card] });
}

/** Pages do without a card that is really the processor; this one says that it is none. */
export async function trustCard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const UNMASKED_RENDERER = 0x9246;
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its context below
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function ask(name: number): unknown {
      return name === UNMASKED_RENDERER ? 'a card' : getParameter.call(this, name);
    };
  });
}
