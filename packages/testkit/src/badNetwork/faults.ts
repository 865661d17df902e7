/** The way of bytes through the proxy: up to the server, or down to the client. */
export type Direction = 'up' | 'down';

/** What is wrong with one direction of one connection. All may be combined, and changed at any time. */
export interface Faults {
  /** Everything arrives this much later. */
  readonly latencyMs: number;
  /** And up to so much later still, by chance; nothing overtakes. */
  readonly jitterMs: number;
  /** The most that passes in a second; Infinity for as much as there is. */
  readonly bytesPerSecond: number;
  /** The largest piece that passes at once; pieces have any size up to it, by chance. */
  readonly sliceBytes: number;
  /** Pause after each piece of a slice. */
  readonly sliceGapMs: number;
  /** Nothing passes; what comes waits until this is over, and the sender is slowed down. */
  readonly isStalled: boolean;
  /**
   * What comes is read and lost, the end of the connection included. What is lost stays lost: after
   * that a connection is only good for a reset.
   */
  readonly isBlackHole: boolean;
}

/** A sound network. */
export const NO_FAULTS: Faults = {
  latencyMs: 0,
  jitterMs: 0,
  bytesPerSecond: Infinity,
  sliceBytes: Infinity,
  sliceGapMs: 0,
  isStalled: false,
  isBlackHole: false,
};
