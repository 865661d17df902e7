import { effect } from '@preact/signals';
import { assertNever } from '@roundhouse/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { loadSheets } from '../overlay/sheets/Sheets.tsx';
import { useLastLook } from '../overlay/turn/useLastLook.ts';
import { useSounds } from '../overlay/senses/useSounds.ts';
import { useWakeLock } from '../overlay/senses/useWakeLock.ts';
import { onceDrawn, tableIsDrawn } from '../late/drawn.ts';
import { keepLog } from '../store/table/log.ts';
import { Moves } from '../store/table/moves.ts';
import { speakerAtEnd } from '../store/table/sitters.ts';
import type { Talk } from '../store/table/talk.ts';
import { needWords } from '../text/text.ts';
import { lazy } from '../late/late.tsx';
import { Patience } from './Patience.tsx';
import { Playing } from './Playing.tsx';

const loadScores = async () => {
  const [scores] = await Promise.all([import('./RoundScores.tsx'), needWords('late')]);
  return scores.RoundScores;
};
const loadResult = async () => {
  const [result] = await Promise.all([import('./MatchResult.tsx'), needWords('late')]);
  return result.MatchResult;
};
const RoundScores = lazy(loadScores, Patience);
const MatchResult = lazy(loadResult, Patience);

/** The pages of the end are fetched this long after the table is drawn, well before they are needed. */
const FETCH_ENDS_AFTER_MS = 4000;
/** The same where no table comes to be drawn: between two rounds, or while what draws it does not come. */
const FETCH_ENDS_AT_LAST_MS = 20_000;

/** A match: its rounds, the scores between them and the result. Load this file lazily. */
export function Rounds({ talk }: { readonly talk: Talk }) {
  const { connection, snapshot } = talk;
  const moves = useMemo(() => new Moves(talk), [talk]);
  const log = useMemo(() => keepLog(connection, moves.speaker), [connection, moves]);
  useEffect(() => log.stop, [log]);
  useEffect(() => moves.start(), [moves]);
  useEffect(fetchEnds, []);
  useEffect(() => onceDrawn(() => remember(moves)), [moves]);
  useSounds(moves);

  const { value: phase } = useLastLook(snapshot);
  // Whoever reads the result may leave; until then somebody waits for the next tile or round.
  useWakeLock(tableIsDrawn.value && phase !== 'over');
  const atEnd = speakerAtEnd(snapshot.value, moves.speaker.value);
  switch (phase) {
    case 'playing':
      return <Playing moves={moves} log={log} />;
    case 'betweenRounds':
      return <RoundScores moves={moves} log={log} atEnd={atEnd} />;
    case 'over':
      return <MatchResult moves={moves} log={log} atEnd={atEnd} />;
    case 'lobby':
      return null;
    default:
      return assertNever(phase);
  }
}

/** Remembers the own moves for whoever looks back on them, once the table is there. */
function remember(moves: Moves): () => void {
  let stop: (() => void) | null = () => {};
  void import('../store/table/roundMemory.ts').then(
    ({ rememberRounds }) => stop !== null && (stop = rememberRounds(moves)),
    () => {}, // no network now: nothing is looked back on
  );
  return () => {
    stop?.();
    stop = null;
  };
}

function fetchEnds(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const delayMs = tableIsDrawn.value ? FETCH_ENDS_AFTER_MS : FETCH_ENDS_AT_LAST_MS;
    timer = setTimeout(() => void fetchOneByOne(), delayMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * Fetches what comes after a round while it runs; what does not come now is fetched when it is due. One
 * thing at a time: a browser has six lines to a server, and where the network dies under all of them
 * at once none is left to come back to the table by.
 */
async function fetchOneByOne(): Promise<void> {
  for (const load of [loadScores, loadResult, loadSheets]) {
    try {
      await load();
    } catch {
      return; // no network now
    }
  }
}
