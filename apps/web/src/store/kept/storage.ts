/** The browser's own memory. Private windows may refuse it: reading then finds nothing. */

/** What all windows of the browser keep, and what this one keeps for itself until it is closed. */
const SHELVES = {
  browser: () => localStorage,
  window: () => sessionStorage,
} as const;
/** Where something is kept. */
export type Shelf = keyof typeof SHELVES;

/** What stands under `key`, parsed by `read`; null when there is nothing or nonsense. */
export function readStored<T>(
  key: string,
  read: (value: unknown) => T | null,
  shelf: Shelf = 'browser',
): T | null {
  try {
    const text = SHELVES[shelf]().getItem(key);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`, or forgets the key when it is null. A full memory is no error. */
export function writeStored(key: string, value: unknown, shelf: Shelf = 'browser'): void {
  try {
    if (value === null) SHELVES[shelf]().removeItem(key);
    else SHELVES[shelf]().setItem(key, JSON.stringify(value));
  } catch {
    // Without memory the game goes on; only a refresh forgets.
  }
}

/** The keys that begin with `prefix`, in no particular order. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
