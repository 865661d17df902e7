import { useSignal } from '@preact/signals';
import { formatTableCode, type PlayerName } from '@roundhouse/protocol';
import { useEffect } from 'preact/hooks';
import { noticeOf, type TableNotice } from '../connection/tables.ts';
import { goTo } from '../store/address/route.ts';
import yard from '../styles/yard.svg';
import { text } from '../text/text.ts';
import { endAtDoor } from './ends.ts';
import { GonePage } from './GonePage.tsx';
import { NameForm } from '../overlay/parts/NameForm.tsx';

/** The door of a table: who is coming, to play or to watch? */
export function JoinPage(props: {
  readonly code: string;
  readonly onName: (name: PlayerName) => void;
  readonly onWatch: () => void;
}) {
  const { code, onName, onWatch } = props;
  const { join } = text;
  const notice = useSignal<TableNotice | null>(null);
  const look = () => {
    notice.value = null;
    void noticeOf(code).then((found) => (notice.value = found));
  };
  useEffect(look, [code]);

  const end = endAtDoor(notice.value);
  if (end !== null) return <GonePage code={code} why={end} onDoor={look} onAgain={look} />;
  const hasSeat = notice.value?.kind !== 'here' || notice.value.seatsFree > 0;
  return (
    <main class="sign-page join-page">
      <p class="logo sign-logo">{text.home.product}</p>
      <img class="join-yard" src={yard} alt="" />
      <div class="panel sign-card">
        <h1>{join.title(formatTableCode(code))}</h1>
        {notice.value?.kind === 'here' && notice.value.host !== null && (
          <p class="join-host">{join.whose(notice.value.host)}</p>
        )}
        <p role="status">{noticeWords(notice.value)}</p>
        {hasSeat && <NameForm action={join.takeSeat} onName={onName} />}
        <button
          type="button"
          class={hasSeat ? 'button button-quiet' : 'button button-main'}
          onClick={onWatch}
        >
          {join.watch}
        </button>
        <button type="button" class="button button-quiet" onClick={() => goTo('/')}>
          {text.connection.goHome}
        </button>
      </div>
    </main>
  );
}

function noticeWords(notice: TableNotice | null): string {
  const { join } = text;
  if (notice === null) return join.looking;
  if (notice.kind !== 'here') return text.home.serverUnreachable;
  if (notice.phase === 'playing') return join.roundRuns;
  if (notice.seatsFree === 0) return join.allTaken;
  return notice.phase === 'lobby' ? join.seatsFree(notice.seatsFree) : join.started;
}
