import { assertNever } from '@roundhouse/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { keepLog } from '../store/log.ts';
import { Play } from '../store/play.ts';
import { watchSitters } from '../store/sitters.ts';
import type { Talk } from '../store/talk.ts';
import { MatchResult } from './MatchResult.tsx';
import { RoundScores } from './RoundScores.tsx';
import { Playing } from './Playing.tsx';

/** A match: its rounds, the scores between them and the result. Load this file lazily. */
export function Rounds({ talk }: { readonly talk: Talk }) {
  const { connection, snapshot } = talk;
  const play = useMemo(() => new Play(connection, snapshot), [connection, snapshot]);
  const log = useMemo(() => keepLog(connection, play.speaker), [connection, play]);
  const sitters = useMemo(() => watchSitters(snapshot, play.speaker), [snapshot, play]);
  useEffect(() => log.stop, [log]);
  useEffect(() => sitters.stop, [sitters]);
  useEffect(() => play.start(), [play]);

  const { phase } = snapshot.value;
  switch (phase) {
    case 'playing':
      return <Playing play={play} log={log} />;
    case 'betweenRounds':
      return <RoundScores play={play} log={log} atEnd={sitters.atEnd.value} />;
    case 'over':
      return <MatchResult play={play} log={log} atEnd={sitters.atEnd.value} />;
    case 'lobby':
      return null;
    default:
      return assertNever(phase);
  }
}
