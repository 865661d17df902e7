/** One frame of one socket. */
export interface RecordedFrame {
  readonly direction: 'down' | 'up';
  /** Milliseconds of `performance.now()`. */
  readonly atMs: number;
  readonly bytes: Uint8Array;
}

/** Why a socket was closed. */
export interface RecordedClose {
  readonly code: number;
  readonly reason: string;
}

/** A request over HTTP and what came back. */
export interface RecordedExchange {
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  readonly status: number;
  readonly received: string;
}

/** Everything that one socket carried, from its opening to its end. */
export interface SocketRecording {
  readonly frames: readonly RecordedFrame[];
  readonly close: RecordedClose | null;
  /** The request that led to this socket. */
  readonly admission: RecordedExchange;
}

/** The frames that the server sent, in their order. */
export function framesDown({ frames }: SocketRecording): readonly Uint8Array[] {
  return frames.filter(({ direction }) => direction === 'down').map(({ bytes }) => bytes);
}

/** Bytes of the frames that the server sent. */
export function bytesDown(recording: SocketRecording): number {
  return framesDown(recording).reduce((sum, bytes) => sum + bytes.length, 0);
}
