/**
 * Spread on whatever fingers drag or slide along: nothing of a finger's way is left to the browser.
 *
 * `touch-action: none`, which `data-grip` brings, keeps the page from scrolling. Chromium still takes
 * a quick swipe for one that rolls on, and gives the tap after it to nobody, for up to two seconds;
 * not where the page has taken the way for itself.
 */
export const GRIP = {
  'data-grip': true,
  onTouchMove: (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  },
} as const;
