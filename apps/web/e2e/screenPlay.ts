import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './Visitor.ts';

/** Buttons that a player presses when no tile fits, and between two rounds. */
const BUTTONS = ['Draw a tile', 'End my train', 'Keep the tile', 'Pass', 'Next round'] as const;
/** How long a page may take to show something new before it is looked at once more. */
const LOOK = { intervals: [30, 60, 120], timeout: 2_000 };

/** What a player could do by what the page shows. */
interface Offer {
  /** All that would change with a move. */
  readonly shown: string;
  /** The tile that fits, as `12–7`. */
  readonly tile: string | null;
  /** The tile is lifted, or on its way. */
  readonly isLifted: boolean;
  readonly button: string | null;
  readonly isOver: boolean;
}

/** Somebody at the game, and who is told of it. */
export interface ScreenPlay {
  readonly visitor: Visitor;
  /** Told as soon as a move was tapped, whatever comes of it. */
  readonly onMove: () => void;
  /** True once it is no use to go on. */
  readonly isStopped: () => boolean;
}

/**
 * Plays a match to its end by what the page shows and by nothing else: whatever becomes of its line,
 * no button is ever pressed but those of the game.
 */
export async function playByScreen({ visitor, onMove, isStopped }: ScreenPlay): Promise<void> {
  let last = '';
  while (!isStopped()) {
    const offer = await offerOn(visitor);
    if (offer.isOver) return;
    const { shown } = offer;
    if ((await take(visitor, offer)) && shown !== last) {
      last = shown;
      onMove();
    }
    await expect
      .poll(async () => (await offerOn(visitor)).shown, LOOK)
      .not.toBe(shown)
      .catch(() => undefined);
  }
}

/** Taps what is offered; false when that is nothing, or has gone meanwhile. */
async function take(visitor: Visitor, { tile, isLifted, button }: Offer): Promise<boolean> {
  const { page } = visitor;
  if (tile === null) return button !== null && tap(visitor.button(button));
  const lane = page.locator('.lane.is-legal [data-train]').first();
  if (isLifted) return tap(lane);
  return (await tap(visitor.hand.and(page.getByLabel(new RegExp(`^${tile},`, 'u'))))) && tap(lane);
}

async function tap(target: Locator): Promise<boolean> {
  return target.tap({ timeout: LOOK.timeout }).then(
    () => true,
    () => false,
  );
}

function offerOn({ page }: Visitor): Promise<Offer> {
  return page.evaluate((buttons) => {
    const label = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent ?? '';
    const fitting = [...document.querySelectorAll('[data-tile]')].find((tile) =>
      label(tile).includes(', fits '),
    );
    const labels = [...document.querySelectorAll('button:enabled')].map(label);
    const headline = document.querySelector('h1')?.textContent ?? '';
    return {
      shown: [document.title, headline, ...labels].join('\n'),
      tile: fitting === undefined ? null : (label(fitting).split(',')[0] ?? null),
      isLifted: fitting?.getAttribute('aria-pressed') === 'true',
      button: buttons.find((button) => labels.includes(button)) ?? null,
      isOver: /(wins? the match|share the win)!$/u.test(headline),
    };
  }, BUTTONS);
}
