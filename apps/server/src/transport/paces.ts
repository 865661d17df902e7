import type { Pace } from '../limits/Pace.ts';

const paces = new WeakMap<object, Pace>();

/** Sets the pace of a socket. */
export function setPace(socket: object, pace: Pace): void {
  paces.set(socket, pace);
}

/** The pace of a socket; undefined where there is no limit. */
export function paceOf(socket: object): Pace | undefined {
  return paces.get(socket);
}
