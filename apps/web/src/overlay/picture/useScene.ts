import { effect, useSignal, type ReadonlySignal } from '@preact/signals';
import type { EventsMessage } from '@roundhouse/protocol';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableScene } from '../../scene/TableScene.ts';
import { onceDrawn, tableIsDrawn } from '../../late/drawn.ts';
import { whenHere } from '../../late/patience.ts';
import { watchLastPlay } from '../../store/table/lastPlay.ts';
import type { Moves } from '../../store/table/moves.ts';
import { themeOfPage } from './themeOfPage.ts';
import { motionIsReduced, settings } from '../../store/kept/settings.ts';
import type { Step } from '../../timeline/steps.ts';
import { momentOf } from './momentOf.ts';
import { sceneFacts } from './sceneFacts.ts';
import type { TablePicture } from './useTablePicture.ts';

/** What is fetched after the table leaves so long to its first pictures. */
const FIRST_LOOK_MS = 400;

/** Lets the first picture come before anything else; a hidden page paints none. */
function sayDrawnSoon(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(() => (tableIsDrawn.value = true), FIRST_LOOK_MS);
  };
  const frame = requestAnimationFrame(soon);
  if (document.hidden) soon();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function currentLook() {
  return {
    theme: themeOfPage(),
    numerals: settings.value.numerals,
    motion: !motionIsReduced(),
  };
}

/**
 * Draws the table on a canvas in `host`, as soon as the drawing code is here. Null until then, and
 * for good in a browser that cannot draw: the page shows plain tiles instead.
 */
export function useScene(
  moves: Moves,
  host: RefObject<HTMLElement | null>,
  picture: ReadonlySignal<TablePicture>,
): ReadonlySignal<TableScene | null> {
  const scene = useSignal<TableScene | null>(null);

  useEffect(() => {
    const place = host.current;
    if (place === null) return undefined;
    const { lastPlay, stop } = watchLastPlay(moves.connection);
    let isOver = false;
    const cleanUps: (() => void)[] = [stop];
    void openScene(place).then((opened) => {
      if (isOver) {
        opened?.destroy();
        return;
      }
      cleanUps.push(sayDrawnSoon());
      if (opened === null) return;
      cleanUps.push(() => opened.destroy());
      cleanUps.push(
        effect(() => {
          const { table } = picture.value;
          const facts = sceneFacts(moves, picture.value, lastPlay.value);
          if (table !== null && facts !== null) opened.show(table, facts);
        }),
        effect(() => opened.dress(currentLook())),
        animateEvents(moves, opened),
      );
      scene.value = opened;
    });
    return () => {
      isOver = true;
      scene.value = null;
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, [moves, host, picture, scene]);
  return scene;
}

/**
 * Plays what happens. What happened before the state that is shown, and before the code for it is here,
 * is only counted.
 */
function animateEvents(moves: Moves, scene: TableScene): () => void {
  let stepsOf: ((message: EventsMessage) => readonly (readonly Step[])[]) | null = null;
  const stopWaiting = onceDrawn(() =>
    whenHere(
      () => import('../../timeline/telling.ts'),
      ({ stepsToPlay }) => {
        stepsOf = (message) => stepsToPlay(message, momentOf(moves));
      },
    ),
  );
  const stop = moves.connection.onEvents((message) => {
    scene.tell(message.seq, stepsOf?.(message) ?? []);
  });
  return () => {
    stopWaiting();
    stop();
  };
}

async function openScene(place: HTMLElement): Promise<TableScene | null> {
  try {
    const { createScene } = await import('../../scene/createScene.ts');
    return await createScene(place, { look: currentLook() });
  } catch {
    return null; // The page draws the tiles itself.
  }
}
