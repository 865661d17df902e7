/** How long a key stays good once the next one is known to have arrived. */
const GRACE_MS = 30_000;
/** Most keys that open one seat at a time. */
const MOST_KEYS = 4;

/** One generation of the key to a seat. */
export interface SeatKey {
  /** The key itself is never kept. */
  readonly hash: string;
  /** Wall clock; null while nobody knows of a newer key that has arrived. */
  readonly validUntilMs: number | null;
}

/** The keys of one player, the newest last. Never empty. */
export type SeatKeys = readonly SeatKey[];

/** Somebody came in, with a key or as one whom none has ever reached, and was sent the next. */
export interface KeyRotation {
  /** Null for whoever had none. */
  readonly usedHash: string | null;
  readonly tokenHash: string;
  readonly atMs: number;
}

/** The key that is handed over with a seat. */
export function firstKeys(tokenHash: string): SeatKeys {
  return [{ hash: tokenHash, validUntilMs: null }];
}

/** True while the key with this hash lets its holder in. */
export function opens(keys: SeatKeys, hash: string, nowMs: number): boolean {
  return keys.some((key) => key.hash === hash && isValid(key, nowMs));
}

/**
 * The keys after one was used and the next one sent. The next may be lost on its way, so the one in
 * the player's hands stays good until a newer one has arrived, however many are lost before.
 */
export function rotateKey(keys: SeatKeys, { usedHash, tokenHash, atMs }: KeyRotation): SeatKeys {
  const known = usedHash === null ? keys : keyArrived(keys, usedHash, atMs);
  const left = known.filter((key) => isValid(key, atMs));
  return withoutExcess([...left, { hash: tokenHash, validUntilMs: null }]);
}

/** The keys after this one has certainly arrived: those before it are good for a moment yet. */
export function keyArrived(keys: SeatKeys, hash: string, atMs: number): SeatKeys {
  const arrived = keys.findIndex((key) => key.hash === hash);
  return keys.map((key, index) =>
    index < arrived && key.validUntilMs === null ? { ...key, validUntilMs: atMs + GRACE_MS } : key,
  );
}

/** True when the arrival of this key would put an end to another one. */
export function outdatesOthers(keys: SeatKeys, hash: string): boolean {
  const arrived = keys.findIndex((key) => key.hash === hash);
  return keys.slice(0, Math.max(arrived, 0)).some(({ validUntilMs }) => validUntilMs === null);
}

function isValid({ validUntilMs }: SeatKey, nowMs: number): boolean {
  return validUntilMs === null || nowMs < validUntilMs;
}

/** The oldest go first, but never the newest that is known to be in the player's hands. */
function withoutExcess(keys: SeatKeys): SeatKeys {
  if (keys.length <= MOST_KEYS) return keys;
  const inHand = keys.findIndex(({ validUntilMs }) => validUntilMs === null);
  return withoutExcess(keys.toSpliced(inHand === 0 ? 1 : 0, 1));
}
