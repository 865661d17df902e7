import { assertNever } from '@roundhouse/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { loadSheets } from '../overlay/Sheets.tsx';
import { keepLog } from '../store/log.ts';
import { Play } from '../store/play.ts';
import { speakerAtEnd } from '../store/sitters.ts';
import type { Talk } from '../store/talk.ts';
import { lazy } from './lazy.tsx';
import { Playing } from './Playing.tsx';

const loadScores = () => import('./RoundScores.tsx');
const loadResult = () => import('./MatchResult.tsx');
const RoundScores = lazy(async () => (await loadScores()).RoundScores);
const MatchResult = lazy(async () => (await loadResult()).MatchResult);

/** The pages of the end are fetched this long after the first tile, well before they are needed. */
const FETCH_ENDS_AFTER_MS = 4000;

/** A match: its rounds, the scores between them and the result. Load this file lazily. */
export function Rounds({ talk }: { readonly talk: Talk }) {
  const { connection, snapshot } = talk;
  const play = useMemo(() => new Play(connection, snapshot), [connection, snapshot]);
  const log = useMemo(() => keepLog(connection, play.speaker), [connection, play]);
  useEffect(() => log.stop, [log]);
  useEffect(() => play.start(), [play]);
  useEffect(fetchEnds, []);

  const { phase } = snapshot.value;
  const atEnd = speakerAtEnd(snapshot.value, play.speaker.value);
  switch (phase) {
    case 'playing':
      return <Playing play={play} log={log} />;
    case 'betweenRounds':
      return <RoundScores play={play} log={log} atEnd={atEnd} />;
    case 'over':
      return <MatchResult play={play} log={log} atEnd={atEnd} />;
    case 'lobby':
      return null;
    default:
      return assertNever(phase);
  }
}

/** Fetches what comes after a round while it runs; what does not come now is fetched when it is due. */
function fetchEnds(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([loadScores(), loadResult(), loadSheets()]);
  }, FETCH_ENDS_AFTER_MS);
  return () => clearTimeout(timer);
}
