/** Wait before something is fetched again that did not come. */
const RETRY_MS = 2000;

/** Fetches code, again and again while the network is away. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T>;
/** The same as long as `isWanted`, which is asked before each try; null after that. */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  isWanted: () => boolean,
): Promise<T | null>;
export async function loadPatiently<T>(
  load: () => Promise<T>,
  isWanted = () => true,
): Promise<T | null> {
  while (isWanted()) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}

/**
 * Fetches code and does something with it, which may return how that is undone. The returned function
 * takes all of it back: the wish while the code is on its way, what was done afterwards.
 */
export function whenHere<T>(
  load: () => Promise<T>,
  work: (code: T) => (() => void) | void,
): () => void {
  let isOver = false;
  let undo: (() => void) | void = undefined;
  void loadPatiently(load, () => !isOver).then((code) => {
    if (code !== null && !isOver) undo = work(code);
  });
  return () => {
    isOver = true;
    undo?.();
  };
}
