import { useSignal } from '@preact/signals';
import { turnOf, type Command } from '@roundhouse/rules';
import type { Play } from '../store/play.ts';
import { SORTINGS } from '../store/handOrder.ts';
import type { TableLog } from '../store/log.ts';
import { text } from '../text/text.ts';
import { Countdown } from './Countdown.tsx';
import { Icon } from './Icon.tsx';
import { Sentence } from './Sentence.tsx';
import { turnLine } from './turnLine.ts';

/** Whose turn it is and what it asks for, with every command besides tiles that is legal now. */
export function TurnBar({ play, log }: { readonly play: Play; readonly log: TableLog }) {
  const isWatching = play.me.value === null;
  const isMine = play.legal.value.length > 0;
  return (
    <section class={isMine ? 'turn-bar is-mine' : 'turn-bar'} aria-labelledby="turn-title">
      <h2 id="turn-title" class="hidden-text">
        {text.table.turnTitle}
      </h2>
      <div class="turn-words">
        <p class="turn-line">
          <Sentence words={isCovered(play) ? text.table.botForYou : turnLine(play)} />
        </p>
        <AwayNote play={play} />
        <p class="turn-last note">
          <Sentence words={log.entries.value.at(-1)?.sentence ?? ''} />
        </p>
      </div>
      <div class="turn-actions">
        {isWatching ? <span class="chip">{text.table.watching}</span> : <Actions play={play} />}
      </div>
    </section>
  );
}

/** True while a bot plays for this very player. */
function isCovered(play: Play): boolean {
  const me = play.me.value;
  return me !== null && play.snapshot.value.players[me]?.presence === 'covered';
}

/** How long the table waits for somebody who is away; nothing while it waits for nobody. */
function AwayNote({ play }: { readonly play: Play }) {
  const snapshot = play.snapshot.value;
  const { table, players, deadlines } = snapshot;
  const { botTakesOverInMs } = deadlines;
  const turn = table === null ? null : turnOf(table);
  if (turn === null || botTakesOverInMs === undefined) return null;
  const name = players[turn.seat]?.name ?? '';
  const words = (seconds: number) => text.table.botPlaysIn(name, seconds);
  return (
    <p class="turn-away note">
      <Countdown inMs={botTakesOverInMs} snapshot={snapshot} words={words} />
    </p>
  );
}

function Actions({ play }: { readonly play: Play }) {
  const { table } = text;
  const may = (type: 'draw' | 'pass' | 'decline' | 'end') =>
    play.legal.value.some((command) => command.type === type);
  const isPending = play.selection.value.kind === 'pending';
  const { names } = play.speaker.value;
  const button = (label: string | Label, command: Command, main: boolean) => (
    <button
      key={command.type === 'challenge' ? command.seat : command.type}
      type="button"
      class={main ? 'button button-main' : 'button'}
      disabled={isPending}
      onClick={() => play.ask(command)}
      // Where a phone is narrow, the short label is shown.
      aria-label={typeof label === 'string' ? label : label.long}
    >
      {typeof label === 'string' ? (
        label
      ) : (
        <>
          <span class="label-long">{label.long}</span>
          <span class="label-short">{label.short}</span>
        </>
      )}
    </button>
  );
  if (isCovered(play)) {
    const back = () => void play.answered(play.connection.seatRequest({ type: 'back' }));
    return (
      <button type="button" class="button button-main" onClick={back}>
        {table.backToPlay}
      </button>
    );
  }
  return (
    <>
      {may('draw') && button(table.draw, { type: 'draw' }, true)}
      {may('end') && button(table.end, { type: 'end' }, true)}
      {may('decline') && button(table.decline, { type: 'decline' }, false)}
      {may('pass') && button(table.pass, { type: 'pass' }, true)}
      {play.may({ type: 'call' }) && button(table.call, { type: 'call' }, true)}
      {play
        .challengeable()
        .map((seat) =>
          button(table.challenge(names[seat] ?? ''), { type: 'challenge', seat }, true),
        )}
      <SortButton play={play} />
    </>
  );
}

/** What a button says where there is room, and where there is little. */
interface Label {
  readonly long: string;
  readonly short: string;
}

function SortButton({ play }: { readonly play: Play }) {
  const next = useSignal(0);
  if (play.hand.value.length < 2) return null;
  const by = SORTINGS[next.value % SORTINGS.length] ?? 'byNumber';
  const sort = () => {
    play.order.sort(by);
    next.value += 1;
  };
  return (
    <button
      type="button"
      class="button sort-button"
      aria-label={text.table.sortings[by]}
      onClick={sort}
    >
      <Icon name="sort" />
      <span class="sort-word">{text.table.sort}</span>
    </button>
  );
}
