/** The clock and the frames of a browser window, or of a test. */
export interface FrameSource {
  readonly requestFrame: (callback: (timeMs: number) => void) => number;
  readonly cancelFrame: (id: number) => void;
}

/** Something that moves: told the time, it says whether it wants another frame. */
export type Mover = (timeMs: number) => boolean;

/** Draws on demand: no frame is asked for while nothing changes. */
export interface Scheduler {
  /** Something changed; draw it in the next frame. */
  readonly invalidate: () => void;
  /** Calls `mover` every frame until it returns false. */
  readonly animate: (mover: Mover) => void;
  /** Draws now, without waiting for a frame. */
  readonly flush: (timeMs: number) => void;
  /** Frames asked for since the beginning. */
  readonly frameCount: () => number;
  readonly stop: () => void;
}

/** Makes a scheduler that advances its movers, then calls `render`, at most once a frame. */
export function createScheduler(frames: FrameSource, render: () => void): Scheduler {
  const movers = new Set<Mover>();
  let armed: number | null = null;
  let count = 0;

  const arm = () => {
    if (armed !== null) return;
    count += 1;
    armed = frames.requestFrame(step);
  };
  const disarm = () => {
    if (armed !== null) frames.cancelFrame(armed);
    armed = null;
  };
  const step = (timeMs: number) => {
    disarm();
    for (const mover of movers) if (!mover(timeMs)) movers.delete(mover);
    render();
    if (movers.size > 0) arm();
  };

  return {
    invalidate: arm,
    animate(mover) {
      movers.add(mover);
      arm();
    },
    flush: step,
    frameCount: () => count,
    stop() {
      movers.clear();
      disarm();
    },
  };
}

/** The frames of the browser's window. */
export const WINDOW_FRAMES: FrameSource = {
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => {
    cancelAnimationFrame(id);
  },
};
