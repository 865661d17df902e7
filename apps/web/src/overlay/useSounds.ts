import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isHandOnly } from '../store/handOnly.ts';
import type { Play } from '../store/play.ts';
import { settings } from '../store/settings.ts';
import { SoundTrack } from '../timeline/SoundTrack.ts';
import { stepsToPlay } from '../timeline/telling.ts';
import { momentOf } from './momentOf.ts';
import { openAtTouch, type Speakers } from './openSpeaker.ts';
import { onOwnTurn } from './ownTurn.ts';
import { vibrate } from './vibrate.ts';

/** The tile before still flies when the turn begins: its clack comes first. */
const WHISTLE_AFTER_MS = 400;

/** Lets a match be heard and felt. Everything that is told this way stands on the page as well. */
export function useSounds(play: Play): void {
  useEffect(() => {
    const over = new AbortController();
    const speakers = openAtTouch(over.signal);
    const stops = [
      soundEvents(play, speakers),
      onOwnTurn(play, () => {
        vibrate('turn');
        void whistle(speakers);
      }),
      effect(() => {
        if (play.refusalCount.value > 0) vibrate('refused');
      }),
      () => over.abort(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [play]);
}

/** Every sound of the table. Beside a TV the table is heard from there. */
function soundEvents(play: Play, speakers: Speakers): () => void {
  const track = new SoundTrack({
    play: (name) => speakers.now()?.play(name),
    requestFrame: (callback) => requestAnimationFrame(callback),
  });
  const hush = () => void (document.hidden && track.hush());
  document.addEventListener('visibilitychange', hush);
  const stop = play.connection.onEvents((message) => {
    const isHeard = settings.peek().sound === 'all' && !isHandOnly(play) && speakers.now() !== null;
    track.tell(message.seq, isHeard ? stepsToPlay(message, momentOf(play)) : []);
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', hush);
    track.hush();
  };
}

/** Calls whoever is to move, and only them. */
async function whistle(speakers: Speakers): Promise<void> {
  const speaker = await speakers.soon();
  const { sound, calledAway } = settings.peek();
  if (sound === 'off' || (document.hidden && !calledAway)) return;
  await speaker?.call('whistle', document.hidden ? 0 : WHISTLE_AFTER_MS);
}
