import { formatTableCode, type TableSnapshot } from '@roundhouse/protocol';
import { seatsOf } from '@roundhouse/rules';
import { BotSign } from '../overlay/parts/BotSign.tsx';
import { QrCode } from '../overlay/parts/QrCode.tsx';
import { tableLink } from '../store/address/tableLink.ts';
import { useWakeLock } from '../overlay/senses/useWakeLock.ts';
import { SEAT_GLYPHS } from '../scene/theme.ts';
import '../styles/tv.css';
import { hostName } from '../store/table/sitters.ts';
import { text } from '../text/text.ts';

/** Before the match on a TV: how to join, and who has. */
export function TvLobby({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { code, players, seats } = snapshot;
  useWakeLock(true);
  return (
    <main class="tv-screen tv-lobby">
      <section class="tv-join">
        <h1 class="logo tv-logo">{text.home.product}</h1>
        {players.length < seats && <QrCode link={tableLink(code)} />}
        <p>
          <span class="tv-code-title">{text.table.joinHere}</span>
          <strong class="tv-code-large">{formatTableCode(code)}</strong>
          <span class="tv-address">{tableLink(code).replace(/^https?:\/\//, '')}</span>
        </p>
      </section>
      <section class="tv-players">
        <ul>
          {seatsOf(players.length).map((seat) => (
            <li key={seat} style={{ '--player': `var(--player-${seat})` }}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={SEAT_GLYPHS[seat]} fill="currentColor" fill-rule="evenodd" />
              </svg>
              {players[seat]?.name}
              {players[seat]?.kind === 'bot' && <BotSign />}
            </li>
          ))}
        </ul>
        <p class="tv-last">{text.lobby.waitingForHost(hostName(snapshot) ?? '')}</p>
      </section>
    </main>
  );
}
