/** An expected outcome: a value, or an error that says why there is none. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The outcome that went well. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The outcome that did not, with its reason. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Marks a `switch` as complete: the compiler rejects it when a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** States what must hold; a broken one is a bug, never a player's mistake. Throws with `fact`. */
export function invariant(condition: boolean, fact: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${fact}`);
}
