import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import type { Connection } from '../connection/connection.ts';
import { keepLog } from '../store/log.ts';
import { Play } from '../store/play.ts';
import { Lobby } from './Lobby.tsx';
import { MatchResult } from './MatchResult.tsx';
import { RoundScores } from './RoundScores.tsx';
import { Table } from './Table.tsx';

/** A table one is connected to, in whatever phase it is. */
export function TableRoom(props: {
  readonly connection: Connection;
  readonly snapshot: ReadonlySignal<TableSnapshot>;
}) {
  const { connection, snapshot } = props;
  const play = useMemo(() => new Play(connection, snapshot), [connection, snapshot]);
  const log = useMemo(() => keepLog(connection, play.speaker), [connection, play]);
  useEffect(() => log.stop, [log]);
  useEffect(() => play.start(), [play]);

  switch (snapshot.value.phase) {
    case 'playing':
      return <Table play={play} log={log} />;
    case 'lobby':
      return <Lobby play={play} />;
    case 'betweenRounds':
      return <RoundScores play={play} log={log} />;
    case 'over':
      return <MatchResult play={play} log={log} />;
  }
}
