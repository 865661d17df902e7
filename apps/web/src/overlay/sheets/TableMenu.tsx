import { useSignal } from '@preact/signals';
import { formatTableCode, type PlayerName } from '@roundhouse/protocol';
import { seatsOf, type Seat } from '@roundhouse/rules';
import type { Moves } from '../../store/table/moves.ts';
import { isHost, isWatching } from '../../store/table/own.ts';
import { rememberName } from '../../store/kept/player.ts';
import { goTo, tvPath } from '../../store/address/route.ts';
import { changeSettings, settings } from '../../store/kept/settings.ts';
import { text } from '../../text/text.ts';
import { AskedButton } from '../parts/AskedButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { LockNote, LockSwitch } from './Lock.tsx';
import { MannersForm } from './MannersForm.tsx';
import { NameForm } from '../parts/NameForm.tsx';
import type { SheetName } from './sheetName.ts';
import { ClaimSeat } from './ClaimSeat.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { AskForTools } from './AskForTools.tsx';

/** Everything about the table that is not a move. */
export function TableMenu(props: {
  readonly moves: Moves;
  readonly onOpen: (sheet: SheetName) => void;
  readonly onClose: () => void;
  readonly onType: (() => void) | null;
}) {
  const { moves, onOpen, onClose, onType } = props;
  const { code, locked } = moves.snapshot.value;
  const { isPractice } = moves.connection;
  return (
    <div class="menu">
      {!isPractice && (
        <section class="menu-code">
          <p class="label">{text.menu.share}</p>
          <p class="code-plate">{formatTableCode(code)}</p>
          <ShareButtons code={code} />
          <LockNote locked={locked} />
        </section>
      )}
      <button type="button" class="button" onClick={() => onOpen('log')}>
        <Icon name="log" /> {text.table.logTitle}
      </button>
      <button type="button" class="button" onClick={() => onOpen('guide')}>
        <Icon name="help" /> {text.home.howToPlay}
      </button>
      <button type="button" class="button" onClick={() => onOpen('settings')}>
        <Icon name="gear" /> {text.settings.title}
      </button>
      <button type="button" class="button" onClick={() => goTo('/')}>
        <Icon name="home" />
        <span>
          {text.menu.standUp}
          {!isWatching(moves) && (
            <small>{isPractice ? text.practice.standUpHint : text.menu.standUpHint}</small>
          )}
        </span>
      </button>
      {!isWatching(moves) && !isPractice && <LeaveButton moves={moves} />}
      {!isWatching(moves) && onType !== null && (
        <TypeButton
          onPress={() => {
            onClose();
            onType();
          }}
        />
      )}
      {!isPractice && <Screens moves={moves} onDone={onClose} />}
      <BotSeats moves={moves} onDone={onClose} />
      <ClaimSeat talk={moves.talk} onDone={onClose} />
      <HostTools moves={moves} />
      <AskForTools talk={moves.talk} onDone={onClose} />
    </div>
  );
}

/** Ways to have the table on several screens. */
function Screens({ moves, onDone }: { readonly moves: Moves; readonly onDone: () => void }) {
  return (
    <>
      {!isWatching(moves) && <HandOnlyButton onDone={onDone} />}
      <a class="button" href={tvPath(moves.snapshot.value.code)} target="_blank" rel="noopener">
        <Icon name="share" />
        <span>
          {text.table.onTv}
          <small>{text.menu.onTvHint}</small>
        </span>
      </a>
    </>
  );
}

/** Opens the field for typed moves. */
function TypeButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="button" onClick={onPress}>
      <Icon name="keys" />
      <span>
        {text.moves.typed}
        <small>
          <Sentence words={text.moves.typedHint} />
        </small>
      </span>
    </button>
  );
}

/** The table is on a TV: this screen becomes a hand, or the whole table again. */
function HandOnlyButton({ onDone }: { readonly onDone: () => void }) {
  const { handOnly } = settings.value;
  const turn = () => {
    changeSettings({ handOnly: !handOnly });
    onDone();
  };
  return (
    <button type="button" class="button" onClick={turn}>
      <Icon name="boneyard" />
      <span>
        {handOnly ? text.table.wholeTable : text.menu.handOnly}
        {!handOnly && <small>{text.menu.handOnlyHint}</small>}
      </span>
    </button>
  );
}

/** Gives the seat to a bot for good. */
function LeaveButton({ moves }: { readonly moves: Moves }) {
  const leave = async () => {
    const isDone = await moves.talk.answered(moves.connection.seatRequest({ type: 'leave' }));
    if (isDone) goTo('/');
  };
  return (
    <AskedButton
      icon="back"
      label={text.menu.leave}
      hint={text.menu.leaveHint}
      question={text.menu.leaveAsked}
      onYes={() => void leave()}
    />
  );
}

/** A spectator may take over from a bot, but not in the middle of a round. */
function BotSeats({ moves, onDone }: { readonly moves: Moves; readonly onDone: () => void }) {
  const { players, phase } = moves.snapshot.value;
  const chosen = useSignal<Seat | null>(null);
  if (!isWatching(moves) || players.every(({ kind }) => kind !== 'bot')) return null;
  if (phase === 'playing') return <p class="note">{text.menu.takeSeatLater}</p>;
  const take = async (seat: Seat, name: PlayerName) => {
    rememberName(name);
    onDone();
    await moves.talk.answered(moves.connection.seatRequest({ type: 'take', seat, name }));
  };
  const { value: seat } = chosen;
  if (seat !== null) {
    const action = text.menu.takeSeatOf(players[seat]?.name ?? '');
    return <NameForm action={action} onName={(name) => void take(seat, name)} />;
  }
  return (
    <>
      {seatsOf(players.length)
        .filter((at) => players[at]?.kind === 'bot')
        .map((at) => (
          <button key={at} type="button" class="button" onClick={() => (chosen.value = at)}>
            <Icon name="person" /> {text.menu.takeSeatOf(players[at]?.name ?? '')}
          </button>
        ))}
    </>
  );
}

/** Only the host sees these. */
function HostTools({ moves }: { readonly moves: Moves }) {
  const { connection, snapshot, me } = moves;
  const { players, locked } = snapshot.value;
  if (!isHost(moves)) return null;
  const manners = (
    <MannersForm
      manners={snapshot.value.manners}
      mayChoose={true}
      onChange={({ pace, hints }) =>
        void moves.talk.answered(connection.host({ type: 'setManners', pace, hints }))
      }
    />
  );
  if (connection.isPractice) {
    return (
      <>
        {manners}
        <EndMatch moves={moves} hint={text.practice.endHint} />
      </>
    );
  }
  const others = seatsOf(players.length).filter(
    (seat) => seat !== me.value && players[seat]?.kind === 'person',
  );
  return (
    <section class="menu-host">
      <h3 class="label">{text.menu.hostTools}</h3>
      <LockSwitch
        locked={locked}
        onChange={(wanted) =>
          void moves.talk.answered(connection.host({ type: 'lock', locked: wanted }))
        }
      />
      {manners}
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button"
          onClick={() => void moves.talk.answered(connection.host({ type: 'seatToBot', seat }))}
        >
          {text.menu.seatToBot(players[seat]?.name ?? '')}
        </button>
      ))}
      <EndMatch moves={moves} hint={text.menu.endMatchHint} />
    </section>
  );
}

function EndMatch({ moves, hint }: { readonly moves: Moves; readonly hint: string }) {
  const end = () => void moves.talk.answered(moves.connection.host({ type: 'endMatch' }));
  return (
    <AskedButton
      icon="close"
      label={text.menu.endMatch}
      hint={hint}
      question={moves.connection.isPractice ? text.practice.endAsked : text.menu.endMatchAsked}
      onYes={end}
    />
  );
}
