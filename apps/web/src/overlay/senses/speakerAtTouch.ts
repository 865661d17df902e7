import { effect } from '@preact/signals';
import { Loudspeaker } from '../../sound/Loudspeaker.ts';
import { settings } from '../../store/kept/settings.ts';
import { wasTouched } from './wasTouched.ts';

/** A click is what every browser takes for a wish to hear, and keys make clicks too. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/**
 * Opens a loudspeaker when the page is touched, and closes it with `over`. The function that it
 * returns says null until then, and where the browser makes no sounds.
 */
export function speakerAtTouch(over: AbortSignal): () => Loudspeaker | null {
  let speaker: Loudspeaker | null = null;
  const touch = () => {
    if (speaker !== null) speaker.follow(isSilent());
    else if (settings.peek().sound !== 'off') {
      speaker = Loudspeaker.open();
      if (speaker !== null) adjust(speaker, over);
    }
  };
  for (const type of TOUCHES) addEventListener(type, touch, { signal: over });
  if (wasTouched()) touch();
  return () => speaker;
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
