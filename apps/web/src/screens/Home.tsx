import { useSignal } from '@preact/signals';
import type { CreateTable, PlayerName } from '@roundhouse/protocol';
import type { ComponentChildren } from 'preact';
import { openTable } from '../connection/tables.ts';
import { Icon } from '../overlay/parts/Icon.tsx';
import { useLate } from '../late/late.tsx';
import { keepNewSeat } from '../store/kept/keptSeats.ts';
import { playerName, rememberName } from '../store/kept/player.ts';
import { goTo, GUIDE_PATH, PRACTICE_PATH, tablePath } from '../store/address/route.ts';
import yard from '../styles/yard.svg';
import '../styles/home.css';
import { text } from '../text/text.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { NameDialog } from '../overlay/parts/NameDialog.tsx';
import { YourTables } from './YourTables.tsx';

const TROUBLES = {
  unreachable: 'serverUnreachable',
  busy: 'serverBusy',
  refused: 'serverRefused',
} as const;

const QUICK_GAME = { bots: 3, start: true, seats: 4, options: { matchRounds: 1 } } as const;

/** The first page: play at once, open a table for friends, or join one. */
export function Home() {
  const { home } = text;
  const busy = useSignal(false);
  const trouble = useSignal<keyof typeof TROUBLES | null>(null);
  const asking = useSignal<'open' | 'change' | null>(null);

  const open = async (table: CreateTable) => {
    busy.value = true;
    trouble.value = null;
    const opened = await openTable(table);
    busy.value = false;
    if (opened.kind !== 'opened') {
      trouble.value = opened.kind;
      return;
    }
    keepNewSeat(opened.code, opened.token);
    goTo(tablePath(opened.code));
  };
  const named = (name: PlayerName) => {
    rememberName(name);
    const opens = asking.value === 'open';
    asking.value = null;
    if (opens) void open({ name });
  };
  const openForFriends = () => {
    if (playerName.value === null) asking.value = 'open';
    else void open({ name: playerName.value });
  };
  const playNow = () => void open({ name: playerName.value ?? home.guest, ...QUICK_GAME });

  return (
    <main class="home">
      <header class="home-sign">
        <h1 class="logo home-logo">{home.product}</h1>
        <p class="home-tagline">{home.tagline}</p>
      </header>
      <img class="home-yard" src={yard} alt="" />
      <div class="home-ways">
        <Starts isBusy={busy.value} onPlay={playNow} onOpen={openForFriends} />
        <p class="home-status" role="status">
          {busy.value ? (
            home.opening
          ) : (
            <span class="warning">{trouble.value !== null && home[TROUBLES[trouble.value]]}</span>
          )}
        </p>
        <YourTables />
        <JoinByCode />
        <NameLine onChange={() => (asking.value = 'change')} />
        <p class="home-more">
          <Way class="button button-quiet" to={GUIDE_PATH}>
            {home.howToPlay}
          </Way>
          <SettingsButton />
        </p>
      </div>
      <footer class="home-foot note">
        {home.promises.map((promise) => (
          <span key={promise}>{promise}</span>
        ))}
      </footer>
      {asking.value !== null && (
        <NameDialog
          action={asking.value === 'open' ? text.join.openTable : text.join.save}
          onName={named}
          onClose={() => (asking.value = null)}
        />
      )}
    </main>
  );
}

function Starts(props: {
  readonly isBusy: boolean;
  readonly onPlay: () => void;
  readonly onOpen: () => void;
}) {
  const { isBusy, onPlay, onOpen } = props;
  const { home } = text;
  return (
    <div class="home-starts">
      <button
        type="button"
        class="button button-main home-start"
        disabled={isBusy}
        onClick={onPlay}
      >
        <span>{home.playNow}</span>
        <small>{home.playNowHint}</small>
      </button>
      <button type="button" class="button home-start" disabled={isBusy} onClick={onOpen}>
        <span>{home.openTable}</span>
        <small>{home.openTableHint}</small>
      </button>
      <Way class="button home-practice" to={PRACTICE_PATH}>
        <span>{home.practice}</span>
        <small>{home.practiceHint}</small>
      </Way>
    </div>
  );
}

/** A link to another page of this site. */
function Way(props: {
  readonly class: string;
  readonly to: string;
  readonly children: ComponentChildren;
}) {
  return (
    <a
      class={props.class}
      href={props.to}
      onClick={(event) => {
        event.preventDefault();
        goTo(props.to);
      }}
    >
      {props.children}
    </a>
  );
}

/** Language and look can be chosen before there is a table. */
function SettingsButton() {
  const isOpen = useSignal(false);
  const close = () => (isOpen.value = false);
  const late = useLate(
    isOpen.value,
    async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
    close,
  );
  return (
    <>
      <button type="button" class="button button-quiet" onClick={() => (isOpen.value = true)}>
        {text.settings.open}
      </button>
      {isOpen.value && late !== null && <late.It onClose={close} />}
    </>
  );
}

function NameLine({ onChange }: { readonly onChange: () => void }) {
  if (playerName.value === null) return null;
  return (
    <p class="home-name note">
      <Icon name="person" />
      <span>{text.home.playingAs(playerName.value)}</span>
      <button type="button" class="button button-quiet" onClick={onChange}>
        {text.home.changeName}
      </button>
    </p>
  );
}
