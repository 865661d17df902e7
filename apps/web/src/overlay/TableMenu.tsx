import { seatsOf } from '@roundhouse/rules';
import type { Play } from '../store/play.ts';
import { goTo } from '../store/route.ts';
import { spacedCode } from '../store/tableCode.ts';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';
import type { SheetName } from './Sheets.tsx';
import { ShareButtons } from './ShareButtons.tsx';

/** Everything about the table that is not a move. */
export function TableMenu(props: {
  readonly play: Play;
  readonly onOpen: (sheet: SheetName) => void;
}) {
  const { play, onOpen } = props;
  const { code } = play.snapshot.value;
  return (
    <div class="menu">
      <section class="menu-code">
        <p class="label">{text.table.share}</p>
        <p class="code-plate">{spacedCode(code)}</p>
        <ShareButtons code={code} />
      </section>
      <button type="button" class="button" onClick={() => onOpen('log')}>
        <Icon name="log" /> {text.table.logTitle}
      </button>
      <button type="button" class="button" onClick={() => onOpen('settings')}>
        <Icon name="gear" /> {text.settings.title}
      </button>
      <HostTools play={play} />
      <button type="button" class="button" onClick={() => goTo('/')}>
        <Icon name="home" />
        <span>
          {text.table.standUp}
          {play.me.value !== null && <small>{text.table.standUpHint}</small>}
        </span>
      </button>
    </div>
  );
}

/** Only the host sees these. */
function HostTools({ play }: { readonly play: Play }) {
  const { connection, snapshot, me } = play;
  const { players } = snapshot.value;
  if (connection.seat.value?.host !== true) return null;
  const others = seatsOf(players.length).filter(
    (seat) => seat !== me.value && players[seat]?.kind === 'person',
  );
  return (
    <section class="menu-host">
      <h3 class="label">{text.table.hostTools}</h3>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button"
          onClick={() => void connection.host({ type: 'seatToBot', seat })}
        >
          {text.table.seatToBot(players[seat]?.name ?? '')}
        </button>
      ))}
      <button
        type="button"
        class="button"
        onClick={() => void connection.host({ type: 'endMatch' })}
      >
        {text.table.endMatch}
      </button>
    </section>
  );
}
