import type { EventsMessage } from '@roundhouse/protocol';
import { stepsOf, type Step, type Viewer } from './steps.ts';

/** What the page is doing when news comes. */
export interface Moment {
  /** `seq` of the state that is shown. */
  readonly seq: number;
  /** Somebody looks: no other tab is open, and the screen is on. */
  readonly watched: boolean;
  readonly viewer: Viewer;
}

/**
 * What is played of a message, event by event. Nothing of what happened before the state that is
 * shown, as after a reconnect, and nothing where nobody looks: the picture is at rest at once.
 */
export function stepsToPlay(
  { seq, events }: EventsMessage,
  now: Moment,
): readonly (readonly Step[])[] {
  const isNews = seq === now.seq && now.watched;
  return isNews ? events.map((event) => stepsOf(event, now.viewer)) : [];
}
