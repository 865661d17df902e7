import { useSignal } from '@preact/signals';
import type { Command } from '@roundhouse/rules';
import type { Play } from '../store/play.ts';
import { SORTINGS } from '../store/handOrder.ts';
import type { TableLog } from '../store/log.ts';
import { choiceOf, playsFor, taskOf } from '../store/table.ts';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';

/** Whose turn it is and what it asks for, with every command besides tiles that is legal now. */
export function TurnBar({ play, log }: { readonly play: Play; readonly log: TableLog }) {
  const isMine = play.legal.value.length > 0;
  return (
    <section class={isMine ? 'turn-bar is-mine' : 'turn-bar'} aria-labelledby="turn-title">
      <h2 id="turn-title" class="hidden-text">
        {text.table.turnTitle}
      </h2>
      <div class="turn-words">
        <p class="turn-line">{turnLine(play)}</p>
        <p class="turn-last note">{log.entries.value.at(-1)?.sentence}</p>
      </div>
      <div class="turn-actions">
        <Actions play={play} />
      </div>
    </section>
  );
}

/** The sentence of the moment. */
export function turnLine(play: Play): string {
  const { table } = play.snapshot.value;
  const task = table === null ? null : taskOf(table);
  if (task === null) return '';
  const speaker = play.speaker.value;
  const legal = play.legal.value;
  const { tile, train } = play.chosen.value;
  if (legal.length === 0) return text.othersLine(task, speaker);
  const plays = playsFor(legal, { tile, train });
  if (tile !== null) {
    return text.liftedLine(tile, [...new Set(plays.map((one) => one.train))], speaker);
  }
  if (train !== null) {
    return text.chosenTrainLine(train, [...new Set(plays.map((one) => one.tile))], speaker);
  }
  return text.ownLine(task, choiceOf(legal), speaker);
}

function Actions({ play }: { readonly play: Play }) {
  const { table } = text;
  const may = (type: 'draw' | 'pass' | 'decline' | 'end') =>
    play.legal.value.some((command) => command.type === type);
  const send = (command: Command) => () => void play.send(command);
  const { names } = play.speaker.value;
  const button = (label: string, command: Command, main: boolean) => (
    <button
      key={label}
      type="button"
      class={main ? 'button button-main' : 'button'}
      disabled={play.sending.value}
      onClick={send(command)}
    >
      {label}
    </button>
  );
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

function SortButton({ play }: { readonly play: Play }) {
  const next = useSignal(0);
  if (play.hand.value.length < 2) return null;
  const by = SORTINGS[next.value % SORTINGS.length] ?? 'byNumber';
  const sort = () => {
    play.sort(by);
    next.value += 1;
  };
  return (
    <button type="button" class="button sort-button" onClick={sort}>
      <Icon name="sort" />
      <span class="sort-word">{text.table.sort}</span>
      <span class="hidden-text">{text.table.sortings[by]}</span>
    </button>
  );
}
