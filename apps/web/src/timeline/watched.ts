/** What a browser held back from a page comes this soon after somebody looks at it again. */
const HELD_BACK_MS = 500;

let backMs = -Infinity;
const noteReturn = () => {
  if (!document.hidden) backMs = performance.now();
};
for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, noteReturn);

/**
 * True while somebody looks at the page and what comes has just happened. A page that its browser
 * froze gets all that it missed when it is seen again: that is shown as it stands, and not played.
 */
export function isWatched(): boolean {
  return !document.hidden && performance.now() - backMs > HELD_BACK_MS;
}
