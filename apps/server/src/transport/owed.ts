/** What a client may be owed before it is given up. */
export const MOST_OWED_BYTES = 256 * 1024;

/** True for a socket that is owed more than anybody who reads at all. */
export function isOwedTooMuch(socket: object): boolean {
  return Number(Reflect.get(socket, 'bufferedAmount') ?? 0) > MOST_OWED_BYTES;
}
