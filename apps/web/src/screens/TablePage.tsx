import { signal, useSignal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import type { Connection } from '../connection/connection.ts';
import { pageClock } from '../connection/pageClock.ts';
import { remoteConnection, type Entry, type SeatKey } from '../connection/remote.ts';
import { watchPage } from '../connection/signs.ts';
import { Questions } from '../overlay/questions/Questions.tsx';
import { forgetOrder } from '../store/hand/keptOrders.ts';
import { forgetSeat, seatOfWindow } from '../store/kept/keptSeats.ts';
import { rememberName } from '../store/kept/player.ts';
import { Talk } from '../store/table/talk.ts';
import { whenHere } from '../late/patience.ts';
import { viewNow } from '../store/address/route.ts';
import { windowKey } from '../store/kept/windowKey.ts';
import { text } from '../text/text.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { GonePage, MovedPage } from './GonePage.tsx';
import { lazy } from '../late/late.tsx';
import { Patience } from './Patience.tsx';
import { waitingWords } from './lineWords.ts';
import { TableRoom } from './TableRoom.tsx';

const JoinPage = lazy(async () => (await import('./JoinPage.tsx')).JoinPage, Patience);

/** Who comes to the table: with the key to a seat, or as somebody new. */
interface Visit {
  readonly key: SeatKey;
  readonly entry: Entry | null;
}

/** The page of one table: straight back to the own seat, or first the question who is coming. */
export function TablePage({ code }: { readonly code: string }) {
  const visit = useSignal<Visit | null>(keptVisit(code));
  const comeAs = (entry: Entry) => (visit.value = { key: windowKey(code, null), entry });
  if (visit.value === null) {
    return (
      <JoinPage
        code={code}
        onName={(name) => {
          rememberName(name);
          comeAs({ as: 'newcomer', name });
        }}
        onWatch={() => comeAs({ as: 'spectator' })}
      />
    );
  }
  const goToDoor = () => {
    forgetSeat(code);
    forgetOrder(code);
    visit.value = null;
  };
  return <Connected key={visit.value} code={code} visit={visit.value} onDoor={goToDoor} />;
}

function keptVisit(code: string): Visit | null {
  // A TV has no hand, even in a browser that has a seat at this table.
  if (viewNow() === 'tv') return { key: windowKey(code, null), entry: { as: 'spectator' } };
  const seat = seatOfWindow(code);
  return seat === null ? null : { key: windowKey(code, seat), entry: null };
}

function Connected(props: {
  readonly code: string;
  readonly visit: Visit;
  readonly onDoor: () => void;
}) {
  const { code, visit, onDoor } = props;
  const connection = useConnection(code, visit).value;
  if (connection === null) return <Patience />;
  const { value: state } = connection.state;
  const { value: snapshot } = connection.snapshot;
  const retry = () => connection.retry();
  if (state.kind === 'moved') return <MovedPage code={code} onTakeBack={retry} />;
  if (state.kind === 'gone') {
    return <GonePage code={code} why={state.why} onDoor={onDoor} onAgain={retry} />;
  }
  if (snapshot === null) {
    const isSlow = state.kind === 'away' || ('tries' in state && state.tries > 1);
    return (
      <Patience words={waitingWords(state)} isSlow={isSlow}>
        <button type="button" class="button" onClick={retry}>
          {text.connection.tryNow}
        </button>
      </Patience>
    );
  }
  return (
    <>
      <Room connection={connection} isLive={state.kind === 'live'} />
      <ConnectionBanner state={state} isPaused={snapshot.paused} onRetry={retry} />
    </>
  );
}

function Room({
  connection,
  isLive,
}: {
  readonly connection: Connection;
  readonly isLive: boolean;
}) {
  // Once there is a snapshot there always is one.
  const snapshot = connection.snapshot as ReadonlySignal<TableSnapshot>;
  const talk = useMemo(() => new Talk(connection, snapshot), [connection, snapshot]);
  return (
    <>
      <TableRoom talk={talk} />
      {isLive && <Questions talk={talk} />}
    </>
  );
}

/** A connection for as long as the page is open; the network code is fetched on the way. */
function useConnection(code: string, visit: Visit): ReadonlySignal<Connection | null> {
  const connection = useMemo(() => signal<Connection | null>(null), []);
  useEffect(() => {
    const wire = () => import('../connection/dial.ts');
    return whenHere(wire, ({ dial }) => {
      const outside = { dial, clock: pageClock, random: Math.random, watch: watchPage };
      const opened = remoteConnection({ code, ...visit, ...outside });
      connection.value = opened;
      return () => opened.close();
    });
  }, [code, visit, connection]);
  return connection;
}
