/** A browser's memory for tests: like in a real one, what is kept are its own members. */
export class FakeStorage {
  readonly [key: string]: unknown;
}

function getItem(this: Record<string, string>, key: string): string | null {
  return this[key] ?? null;
}
function setItem(this: Record<string, string>, key: string, value: string): void {
  this[key] = value;
}
function removeItem(this: Record<string, string>, key: string): void {
  delete this[key];
}

Object.defineProperties(FakeStorage.prototype, {
  getItem: { value: getItem },
  setItem: { value: setItem },
  removeItem: { value: removeItem },
});
