import type { Sound, Step } from './steps.ts';
import { Tween, type Motion } from './tween.ts';

/** What a scene offers, so that steps become movement. */
export interface Stage {
  /**
   * Called as soon as a step is known, before it is its turn: hide the resting thing that is going
   * to arrive. The motion starts later; `start` is left out when the step is jumped. Null when there
   * is nothing to show.
   */
  prepare(step: Step): Motion | null;
  /** Makes a sound. */
  sound(name: Sound): void;
}

/** With more than this many events waiting, everything runs at double speed. */
const FAST_BEYOND = 2;
const FAST = 2;
/** With more than this many waiting, all of them jump to their ends. */
const JUMP_BEYOND = 6;

/** One event's tweens. */
type Entry = readonly Tween[];

/**
 * Plays the steps of one event after another. It only decorates: the table is already in its new
 * state, nobody waits for it, and it can be told to finish at any moment. Driven from outside by
 * `advance`, for example as a mover of the scene's scheduler.
 */
export class Timeline {
  private readonly stage: Stage;
  private readonly wake: () => void;
  private readonly entries: Entry[] = [];
  private elapsedMs = 0;
  private lastMs: number | null = null;
  private lastSeq: number | null = null;
  private silent = false;

  /** `wake` is called when there is something to play and `advance` is not being called. */
  constructor(stage: Stage, wake: () => void) {
    this.stage = stage;
    this.wake = wake;
  }

  /** Events that wait for the one being played. */
  get waitingCount(): number {
    return Math.max(0, this.entries.length - 1);
  }

  /** True while anything is played or waits. */
  get isPlaying(): boolean {
    return this.entries.length > 0;
  }

  /**
   * Adds the steps of all events of one message; `seq` counts messages. After a gap everything that is
   * there ends at once, and the message is not played: what was missed is not made up. False then.
   */
  tell(seq: number, events: readonly (readonly Step[])[]): boolean {
    const isNext = this.lastSeq === null || seq === this.lastSeq + 1;
    this.lastSeq = seq;
    if (isNext) for (const steps of events) this.add(steps);
    else this.finish();
    return isNext;
  }

  /** Adds the steps of one event. Too many waiting events make all that is there jump. */
  add(steps: readonly Step[]): void {
    const tweens = steps.flatMap((step) => this.tweenOf(step) ?? []);
    if (tweens.length === 0) return;
    const wasIdle = !this.isPlaying;
    this.entries.push(tweens);
    if (this.waitingCount > JUMP_BEYOND) this.finish();
    else if (wasIdle) {
      this.elapsedMs = 0;
      this.lastMs = null;
      this.wake();
    }
  }

  /** Goes on to this time. True while there is more to play. */
  advance(nowMs: number): boolean {
    const speed = this.waitingCount > FAST_BEYOND ? FAST : 1;
    this.elapsedMs += speed * Math.max(0, nowMs - (this.lastMs ?? nowMs));
    this.lastMs = nowMs;
    const current = this.entries[0];
    if (current === undefined) return false;
    const running = current.map((tween) => tween.advance(this.elapsedMs)).includes(true);
    if (!running) this.drop(current);
    return this.isPlaying;
  }

  /** Ends everything at once, silently: after this the picture is at rest. */
  finish(): void {
    const ending = this.entries.splice(0);
    this.elapsedMs = 0;
    this.hush(() => ending.flat().forEach((tween) => tween.finish()));
  }

  /** Forgets a played entry, unless its motions have already cleared the timeline. */
  private drop(entry: Entry): void {
    if (this.entries[0] !== entry) return;
    this.entries.shift();
    this.elapsedMs = 0;
  }

  private hush(work: () => void): void {
    this.silent = true;
    work();
    this.silent = false;
  }

  private tweenOf(step: Step): Tween | null {
    const motion = this.stage.prepare(step);
    if (motion === null) return null;
    const soundAt = (at: 'start' | 'end'): void => {
      if (step.sound?.at === at && !this.silent) this.stage.sound(step.sound.name);
    };
    return new Tween(step.timing, {
      start: () => {
        motion.start();
        soundAt('start');
      },
      at: (share) => motion.at(share),
      end: () => {
        motion.end();
        soundAt('end');
      },
    });
  }
}
