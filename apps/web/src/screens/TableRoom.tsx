import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useMemo } from 'preact/hooks';
import type { Connection } from '../connection/connection.ts';
import { viewNow } from '../store/route.ts';
import { Talk } from '../store/talk.ts';
import { needWords } from '../text/text.ts';
import { lazy } from './lazy.tsx';
import { Lobby } from './Lobby.tsx';

const TvLobby = lazy(async () => (await import('./TvLobby.tsx')).TvLobby);
const Rounds = lazy(async () => {
  const [rounds] = await Promise.all([import('./Rounds.tsx'), needWords('round')]);
  return rounds.Rounds;
});

/** A table one is connected to, in whatever phase it is. */
export function TableRoom(props: {
  readonly connection: Connection;
  readonly snapshot: ReadonlySignal<TableSnapshot>;
}) {
  const { connection, snapshot } = props;
  const talk = useMemo(() => new Talk(connection, snapshot), [connection, snapshot]);
  if (snapshot.value.phase !== 'lobby') return <Rounds talk={talk} />;
  return viewNow() === 'tv' ? <TvLobby snapshot={snapshot.value} /> : <Lobby talk={talk} />;
}
