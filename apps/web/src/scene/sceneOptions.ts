import type { Backend } from './DrawingScreen.ts';
import type { FrameSource } from './scheduler.ts';
import type { Theme } from './theme.ts';

/** How the table looks to this person. */
export interface SceneLook {
  readonly theme: Theme;
  /** Numerals instead of spots, everywhere. */
  readonly numerals: boolean;
  /** False: nothing flies, glides or turns. */
  readonly motion: boolean;
}

/** What a scene is opened with. */
export interface SceneOptions {
  readonly look: SceneLook;
  /** Forces a way to draw; null or nothing lets the machine decide. */
  readonly backend?: Backend | null;
  /** Frames of a test; those of the window unless given. */
  readonly frames?: FrameSource;
}
