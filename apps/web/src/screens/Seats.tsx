import { useSignal } from '@preact/signals';
import {
  BOT_LEVELS,
  type BotLevel,
  type PlayerName,
  type PlayerSnapshot,
} from '@roundhouse/protocol';
import { seatsOf, type Seat } from '@roundhouse/rules';
import { Choice } from '../overlay/parts/Choice.tsx';
import { BotFace } from '../overlay/parts/BotFace.tsx';
import { Icon } from '../overlay/parts/Icon.tsx';
import { LockNote, LockSwitch } from '../overlay/sheets/Lock.tsx';
import { NameDialog } from '../overlay/parts/NameDialog.tsx';
import { rememberName } from '../store/kept/player.ts';
import { SEAT_GLYPHS } from '../scene/theme.ts';
import type { SitterFacts } from '../text/facts.ts';
import { text } from '../text/text.ts';
import { lazy } from '../late/late.tsx';
import { BotPlays } from './BotPlays.tsx';
import type { LobbyPartProps } from './lobbyPart.ts';
import { isHost, isWatching } from '../store/table/own.ts';

const AskForTools = lazy(
  async () => (await import('../overlay/sheets/AskForTools.tsx')).AskForTools,
  null,
);

/** Who sits where, with the tools of the host. */
export function Seats(props: LobbyPartProps) {
  const { snapshot, talk } = props;
  const { players, seats } = snapshot;
  const free = Math.max(0, seats - players.length);
  const isRenaming = useSignal(false);
  const rename = (name: string) => {
    isRenaming.value = false;
    void talk.answered(talk.connection.seatRequest({ type: 'rename', name }));
  };
  return (
    <section class="panel seats" aria-labelledby="seats-title">
      <div class="seats-head">
        <h2 id="seats-title">{text.lobby.seats}</h2>
        {isHost(talk) && free > 0 && <AddBot {...props} />}
      </div>
      <LockNote locked={snapshot.locked} />
      <ol class="seat-list">
        {seatsOf(players.length).map((seat) => (
          <SeatRow key={seat} {...props} seat={seat} onRename={() => (isRenaming.value = true)} />
        ))}
        {free > 0 && <FreeSeats {...props} count={free} />}
      </ol>
      {snapshot.spectators > 0 && <p class="note">{text.lobby.spectators(snapshot.spectators)}</p>}
      {isHost(talk) && (
        <LockSwitch
          locked={snapshot.locked}
          onChange={(locked) => props.ask({ type: 'lock', locked })}
        />
      )}
      {!isHost(talk) && <AskForTools talk={talk} />}
      {isRenaming.value && (
        <NameDialog
          action={text.join.save}
          onName={(name) => {
            rememberName(name);
            rename(name);
          }}
          onClose={() => (isRenaming.value = false)}
        />
      )}
    </section>
  );
}

function SeatRow(props: LobbyPartProps & { readonly seat: Seat; readonly onRename: () => void }) {
  const { snapshot, seat, talk, ask } = props;
  const player = snapshot.players[seat];
  if (player === undefined) return null;
  const isMe = seat === talk.me.value;
  const isBot = player.kind === 'bot';
  const remove = () => ask(isBot ? { type: 'removeBot', seat } : { type: 'removePlayer', seat });
  return (
    <li class={isMe ? 'seat is-me' : 'seat'} style={{ '--player': `var(--player-${seat})` }}>
      <SeatGlyph seat={seat} />
      {isBot && <BotFace name={player.name} />}
      <span class="seat-who">
        <strong>{player.name}</strong>
        <span class="note">{noteOf(player, { isMe, isHost: snapshot.host === seat })}</span>
      </span>
      {isMe && (
        <button type="button" class="button button-quiet" onClick={props.onRename}>
          {text.lobby.rename}
        </button>
      )}
      {isHost(talk) && !isMe && (
        <button type="button" class="button button-quiet button-icon" onClick={remove}>
          <Icon name="close" />
          <span class="hidden-text">{text.lobby.removePlayer(player.name)}</span>
        </button>
      )}
    </li>
  );
}

function noteOf(player: PlayerSnapshot, at: Pick<SitterFacts, 'isMe' | 'isHost'>): string {
  const { kind, botLevel, presence } = player;
  if (kind === 'bot') return text.lobby.bot(text.botLevels[botLevel ?? 'porter']);
  return text.seatNote({ ...at, isAway: presence !== 'here' });
}

function FreeSeats({ talk, count }: LobbyPartProps & { readonly count: number }) {
  const isAsking = useSignal(false);
  const sit = (name: PlayerName) => {
    isAsking.value = false;
    rememberName(name);
    void talk.answered(talk.connection.seatRequest({ type: 'take', name }));
  };
  return (
    <li class="seat is-free">
      <Icon name="person" />
      <span class="seat-who">{text.lobby.freeSeats(count)}</span>
      {isWatching(talk) && (
        <button type="button" class="button" onClick={() => (isAsking.value = true)}>
          {text.lobby.takeSeat}
        </button>
      )}
      {isAsking.value && (
        <NameDialog
          action={text.join.takeSeat}
          onName={sit}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </li>
  );
}

function SeatGlyph({ seat }: { readonly seat: Seat }) {
  return (
    <svg
      class="seat-glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ color: `var(--player-${seat})` }}
    >
      <path d={SEAT_GLYPHS[seat]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

function AddBot({ snapshot, ask }: LobbyPartProps) {
  const level = useSignal<BotLevel>('conductor');
  return (
    <div class="add-bot">
      <Choice
        aria-label={text.lobby.addBotLevel}
        aria-describedby="bot-plays"
        values={BOT_LEVELS}
        value={level.value}
        words={(one) => text.botLevels[one]}
        onChoose={(chosen) => (level.value = chosen)}
      />
      <button
        type="button"
        class="button"
        onClick={() => ask({ type: 'addBot', level: level.value })}
      >
        <Icon name="plus" /> {text.lobby.addBot}
      </button>
      <BotPlays level={level.value} options={snapshot.options} />
    </div>
  );
}
