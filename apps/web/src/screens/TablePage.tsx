import { signal, useSignal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import type { Connection } from '../connection/connection.ts';
import { remoteConnection, type Entry } from '../connection/remote.ts';
import { forgetSeat, keepSeat, keptSeat } from '../store/keptSeats.ts';
import { rememberName } from '../store/player.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { GonePage, MovedPage } from './GonePage.tsx';
import { JoinPage } from './JoinPage.tsx';
import { loadPatiently, Patience } from './lazy.tsx';
import { TableRoom } from './TableRoom.tsx';

/** The page of one table: straight back to the own seat, or first the question who is coming. */
export function TablePage({ code }: { readonly code: string }) {
  const entry = useSignal<Entry | null>(keptEntry(code));
  if (entry.value === null) {
    return (
      <JoinPage
        code={code}
        onName={(name) => {
          rememberName(name);
          entry.value = { as: 'newcomer', name };
        }}
        onWatch={() => (entry.value = { as: 'spectator' })}
      />
    );
  }
  return <Connected key={entry.value} code={code} entry={entry} />;
}

function keptEntry(code: string): Entry | null {
  const seat = keptSeat(code);
  return seat === null ? null : { as: 'seat', token: seat.token };
}

function Connected(props: { readonly code: string; readonly entry: { value: Entry | null } }) {
  const { code, entry } = props;
  const connection = useConnection(code, entry.value);
  const snapshot = connection.value?.snapshot.value ?? null;
  if (connection.value === null) return <Patience />;
  const state = connection.value.state.value;
  const goBackToDoor = () => {
    forgetSeat(code);
    entry.value = null;
  };
  if (state.kind === 'moved') return <MovedPage onTakeBack={() => connection.value?.retry()} />;
  if (state.kind === 'gone') {
    return <GonePage code={code} why={state.why} onDoor={goBackToDoor} />;
  }
  return (
    <>
      {snapshot === null ? <Patience /> : <Room connection={connection.value} />}
      <ConnectionBanner state={state} onRetry={() => connection.value?.retry()} />
    </>
  );
}

function Room({ connection }: { readonly connection: Connection }) {
  // Once there is a snapshot there always is one.
  const snapshot = connection.snapshot as ReadonlySignal<TableSnapshot>;
  return <TableRoom connection={connection} snapshot={snapshot} />;
}

/** A connection for as long as the page is open; the network code is fetched on the way. */
function useConnection(code: string, entry: Entry | null): ReadonlySignal<Connection | null> {
  const connection = useMemo(() => signal<Connection | null>(null), []);
  useEffect(() => {
    if (entry === null) return undefined;
    let isOver = false;
    const keptToken = () => keptSeat(code)?.token ?? null;
    const onToken = (token: string) => keepSeat({ code, token, usedAtMs: Date.now() });
    if (entry.as === 'seat') onToken(keptToken() ?? entry.token);
    void loadPatiently(() => import('../connection/dial.ts')).then(({ dial }) => {
      if (!isOver) connection.value = remoteConnection({ code, entry, dial, onToken, keptToken });
    });
    const wake = () => {
      const state = connection.peek()?.state.peek().kind;
      if (!document.hidden && state === 'resuming') connection.peek()?.retry();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      connection.peek()?.close();
    };
  }, [code, entry, connection]);
  return connection;
}
