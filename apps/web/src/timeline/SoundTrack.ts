import type { Sound, Step } from './steps.ts';
import { Timeline, type Stage } from './timeline.ts';
import { STILL } from './tween.ts';

/** What a track needs of its page. */
export interface TrackParts {
  /** Makes a sound. */
  readonly play: (sound: Sound) => void;
  /** Calls once with the time in ms, before the next picture is drawn. */
  readonly requestFrame: (callback: (timeMs: number) => void) => void;
}

/**
 * The sounds of what happens, each when the movement that it belongs to gets there. Has a timeline
 * of its own beside that of the picture: a table without a picture, or whose round is over, is heard too.
 */
export class SoundTrack {
  readonly #timeline: Timeline;
  readonly #parts: TrackParts;
  /** A frame was asked for and has not come; in a hidden page it comes late. */
  #isAsked = false;

  constructor(parts: TrackParts) {
    const stage: Stage = { prepare: () => STILL, sound: parts.play };
    this.#parts = parts;
    this.#timeline = new Timeline(stage, () => this.#ask());
  }

  /** Plays the steps of all events of a message; see `Timeline.tell`. */
  tell(seq: number, events: readonly (readonly Step[])[]): void {
    this.#timeline.tell(seq, events);
  }

  /** Leaves out all sounds that have not been made yet. */
  hush(): void {
    this.#timeline.finish();
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#parts.requestFrame((timeMs) => {
      this.#isAsked = false;
      if (this.#timeline.advance(timeMs)) this.#ask();
    });
  }
}
