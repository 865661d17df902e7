import type { Container } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawingScreen } from './DrawingScreen.ts';

interface FakeRenderer {
  readonly name: string;
  readonly canvas: EventTarget & { readonly style: object; setAttribute(): void };
  readonly render: (stage: object) => void;
  readonly destroy: () => void;
}

/** Renderers in the order in which they were made, and what each has drawn. */
const made: { readonly renderer: FakeRenderer; readonly drawn: object[]; gone: boolean }[] = [];
let cardName: string | null = 'A Real Card';

vi.mock('pixi.js', () => ({
  AbstractRenderer: { prototype: {} },
  Ticker: { system: { stop: () => undefined } },
  autoDetectRenderer: ({ preference: [name = ''] }: { preference: string[] }) => {
    const canvas = Object.assign(new EventTarget(), { style: {}, setAttribute: () => undefined });
    const drawn: object[] = [];
    const entry = {
      drawn,
      gone: false,
      renderer: {
        name,
        canvas,
        render: (stage: object) => drawn.push(stage),
        destroy: () => (entry.gone = true),
      },
    };
    made.push(entry);
    return Promise.resolve(entry.renderer);
  },
}));
vi.mock('./withoutEval.ts', () => ({ drawWithoutEval: () => undefined }));

/** What a canvas of the page offers to the probe. */
const probe = {
  getContext: () =>
    cardName === null
      ? null
      : { getExtension: () => null, getParameter: () => cardName, RENDERER: 0 },
};

const STAGE = {} as Container; // only handed through
const restored: boolean[] = [];

async function open(): Promise<DrawingScreen> {
  const { DrawingScreen: Screen } = await import('./DrawingScreen.ts');
  const host = { append: () => undefined } as unknown as HTMLElement; // takes the canvas
  return Screen.open({
    host,
    backend: null,
    width: 390,
    height: 844,
    resolution: 2,
    onRestored: (rebuilt) => restored.push(rebuilt),
  });
}

const tell = (event: string): boolean | undefined =>
  made.at(-1)?.renderer.canvas.dispatchEvent(new Event(event));

beforeEach(() => {
  made.length = 0;
  restored.length = 0;
  cardName = 'A Real Card';
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { createElement: () => probe });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('What draws', () => {
  test.each([
    ['a graphics card', 'A Real Card', 'webgl'],
    ['a processor that plays one', 'Google SwiftShader', 'canvas'],
    ['a processor under Linux', 'llvmpipe (LLVM 19)', 'canvas'],
    ['nothing', null, 'canvas'],
  ] as const)('where there is %s is chosen by that', async (_, card, backend) => {
    cardName = card;
    expect((await open()).backend).toBe(backend);
  });
});

describe('A lost graphics context', () => {
  test('that comes back is drawn on again', async () => {
    const screen = await open();
    tell('webglcontextlost');
    await vi.advanceTimersByTimeAsync(2000);
    tell('webglcontextrestored');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([made.length, restored]).toEqual([1, [false]]);
    screen.render(STAGE);
    expect(made[0]?.drawn).toEqual([STAGE]);
  });

  test('that stays away gets a new renderer, and the table is drawn by it', async () => {
    const screen = await open();
    tell('webglcontextlost');
    await vi.advanceTimersByTimeAsync(3100);
    expect(restored).toEqual([true]);
    expect(made.map(({ gone }) => gone)).toEqual([true, false]);
    screen.render(STAGE);
    expect(made[1]?.drawn).toEqual([STAGE]);
    expect(screen.backend).toBe('webgl');
  });

  test('that is lost a second time is not trusted again', async () => {
    const screen = await open();
    tell('webglcontextlost');
    await vi.advanceTimersByTimeAsync(3100);
    tell('webglcontextlost');
    await vi.advanceTimersByTimeAsync(3100);
    expect(screen.backend).toBe('canvas');
    expect(restored).toEqual([true, true]);
  });

  test('that is lost after the page has gone disturbs nobody', async () => {
    const screen = await open();
    screen.close();
    tell('webglcontextlost');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([made.length, restored]).toEqual([1, []]);
  });
});
