import { effect } from '@preact/signals';
import type { Loudspeaker } from '../../sound/Loudspeaker.ts';
import { isHandOnly } from '../../store/table/own.ts';
import type { Moves } from '../../store/table/moves.ts';
import { settings } from '../../store/kept/settings.ts';
import { SoundTrack } from '../../timeline/SoundTrack.ts';
import { stepsToPlay } from '../../timeline/telling.ts';
import { momentOf } from '../picture/momentOf.ts';
import { onOwnTurn } from './ownTurn.ts';
import { speakerAtTouch } from './speakerAtTouch.ts';
import { vibrate } from './vibrate.ts';

/** The tile before still flies when the turn begins: its clack comes first. */
const WHISTLE_AFTER_MS = 400;

/**
 * Lets a match be heard and felt until `over`. Everything that is told this way stands on the page as
 * well. Load this file lazily.
 */
export function sound(moves: Moves, over: AbortSignal): void {
  const speaker = speakerAtTouch(over);
  const stops = [
    soundEvents(moves, speaker),
    onOwnTurn(moves, () => {
      vibrate('turn');
      whistle(speaker());
    }),
    effect(() => {
      if (moves.talk.refusalCount.value > 0) vibrate('refused');
    }),
  ];
  over.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

/** Every sound of the table. Beside a TV the table is heard from there. */
function soundEvents(moves: Moves, speaker: () => Loudspeaker | null): () => void {
  const track = new SoundTrack({
    play: (name) => speaker()?.play(name),
    requestFrame: (callback) => requestAnimationFrame(callback),
  });
  const hush = () => void (document.hidden && track.hush());
  document.addEventListener('visibilitychange', hush);
  const stop = moves.connection.onEvents((message) => {
    const isHeard = settings.peek().sound === 'all' && !isHandOnly(moves) && speaker() !== null;
    track.tell(message.seq, isHeard ? stepsToPlay(message, momentOf(moves)) : []);
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', hush);
    track.hush();
  };
}

/** Calls whoever is to move, and only them. */
function whistle(speaker: Loudspeaker | null): void {
  const { sound: hearing, calledAway } = settings.peek();
  if (hearing === 'off' || (document.hidden && !calledAway)) return;
  void speaker?.call('whistle', document.hidden ? 0 : WHISTLE_AFTER_MS);
}
