import { useSignal } from '@preact/signals';
import type { HostRequest } from '@roundhouse/protocol';
import { Icon } from '../overlay/parts/Icon.tsx';
import { FootNotice } from '../overlay/parts/Notice.tsx';
import { useLate } from '../late/late.tsx';
import type { Talk } from '../store/table/talk.ts';
import { isHost, isWatching } from '../store/table/own.ts';
import { goTo } from '../store/address/route.ts';
import { hostName } from '../store/table/sitters.ts';
import { text } from '../text/text.ts';
import type { LobbyPartProps } from './lobbyPart.ts';
import { LobbyRules } from './LobbyRules.tsx';
import { Seats } from './Seats.tsx';
import { Ticket } from './Ticket.tsx';

/** Before the match: who sits where, by which rules, and how friends get here. */
export function Lobby({ talk }: { readonly talk: Talk }) {
  const sheet = useSignal<'rules' | 'settings' | null>(null);
  const snapshot = talk.snapshot.value;
  const ask = (request: HostRequest) => void talk.answered(talk.connection.host(request));
  const parts: LobbyPartProps = { talk, snapshot, ask };
  const late = useLate(
    sheet.value !== null,
    async () => (await import('./LobbySheet.tsx')).LobbySheet,
    () => (sheet.value = null),
  );
  return (
    <main class="lobby">
      <header class="lobby-head">
        <button type="button" class="button button-quiet button-icon" onClick={() => goTo('/')}>
          <Icon name="back" />
          <span class="hidden-text">{text.connection.goHome}</span>
        </button>
        <h1>{text.lobby.title}</h1>
        <button
          type="button"
          class="button button-quiet button-icon"
          onClick={() => (sheet.value = 'settings')}
        >
          <Icon name="gear" />
          <span class="hidden-text">{text.settings.title}</span>
        </button>
      </header>
      <div class="lobby-columns">
        <div class="lobby-left">
          <Ticket code={snapshot.code} />
          <Seats {...parts} />
        </div>
        <LobbyRules {...parts} onRead={() => (sheet.value = 'rules')} />
      </div>
      <LobbyFoot {...parts} />
      {sheet.value !== null && late !== null && (
        <late.It sheet={sheet.value} snapshot={snapshot} onClose={() => (sheet.value = null)} />
      )}
    </main>
  );
}

function LobbyFoot({ talk, snapshot, ask }: LobbyPartProps) {
  const { lobby } = text;
  const enough = snapshot.players.length >= 2;
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-row">
        <FootNotice talk={talk} />
        {isHost(talk) && !enough && <p class="note">{lobby.startAlone}</p>}
        {!isHost(talk) && (
          <p class="lobby-waiting">
            {isWatching(talk) ? lobby.watching : lobby.waitingForHost(hostName(snapshot) ?? '')}
          </p>
        )}
        {isHost(talk) && (
          <button
            type="button"
            class="button button-main lobby-start"
            disabled={!enough}
            onClick={() => ask({ type: 'start' })}
          >
            {lobby.start}
          </button>
        )}
      </div>
    </footer>
  );
}
