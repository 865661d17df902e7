import { effect } from '@preact/signals';
import type { Loudspeaker } from '../sound/Loudspeaker.ts';
import { settings } from '../store/settings.ts';
import { wasTouched } from './wasTouched.ts';

/** What there is to make sounds with: nothing until somebody has touched the page. */
export interface Speakers {
  readonly now: () => Loudspeaker | null;
  /** Null when nobody has touched the page, or the browser makes no sounds. */
  readonly soon: () => Promise<Loudspeaker | null>;
}

/** A click is what every browser takes for a wish to hear, and keys make clicks too. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Fetches the code for sounds with the first touch of the page, and closes all with `over`. */
export function openAtTouch(over: AbortSignal): Speakers {
  let speaker: Loudspeaker | null = null;
  let opening: Promise<void> | null = null;
  const open = async () => {
    try {
      const { Loudspeaker: Speaker } = await import('../sound/Loudspeaker.ts');
      if (over.aborted) return;
      speaker = Speaker.open();
      if (speaker !== null) adjust(speaker, over);
    } catch {
      opening = null; // no network now: another touch asks again
    }
  };
  const touch = () => {
    speaker?.follow(isSilent());
    if (settings.peek().sound !== 'off') opening ??= open();
  };
  for (const type of TOUCHES) addEventListener(type, touch, { signal: over });
  if (wasTouched()) touch();
  return {
    now: () => speaker,
    soon: async () => {
      await opening;
      return speaker;
    },
  };
}

/** Keeps a speaker as loud as it should be. */
function adjust(speaker: Loudspeaker, over: AbortSignal): void {
  const stop = effect(() => {
    speaker.setVolume(settings.value.volume / 100);
    speaker.follow(isSilent());
  });
  const look = () => speaker.follow(isSilent());
  document.addEventListener('visibilitychange', look, { signal: over });
  over.addEventListener('abort', () => {
    stop();
    speaker.close();
  });
}

function isSilent(): boolean {
  return document.hidden || settings.value.sound === 'off';
}
