import type { Signal } from '@preact/signals';
import { turnOf, type Command } from '@roundhouse/rules';
import type { Moves } from '../../store/table/moves.ts';
import { hasHints, isCovered, isOwnTurn, isWatching } from '../../store/table/own.ts';
import { later } from '../../late/late.tsx';
import type { TableLog } from '../../store/table/log.ts';
import { needWords, text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { ToolName } from '../tools/tool.ts';
import { Action, type Label } from './Action.tsx';
import { turnLine } from './turnLine.ts';

const LayTrain = later(async () => {
  const [button] = await Promise.all([import('./LayTrain.tsx'), needWords('late')]);
  return button.LayTrain;
});
const AwayNote = later(async () => (await import('./AwayNote.tsx')).AwayNote);

/** What the bar shows, and what its buttons open. */
export interface TurnBarProps {
  readonly moves: Moves;
  readonly log: TableLog;
  readonly tool: Signal<ToolName | null>;
  /** A large tray for many tiles; null where the hand is large enough as it is. */
  readonly sheet: Signal<boolean> | null;
}

/** Whose turn it is and what it asks for, with every command besides tiles that is legal now. */
export function TurnBar({ moves, log, tool, sheet }: TurnBarProps) {
  return (
    <section
      class={isOwnTurn(moves) ? 'turn-bar is-mine' : 'turn-bar'}
      aria-labelledby="turn-title"
    >
      <h2 id="turn-title" class="hidden-text">
        {text.table.turnTitle}
      </h2>
      <div class="turn-words">
        <p class="turn-line">
          <Sentence words={isCovered(moves) ? text.table.botForYou : turnLine(moves)} />
        </p>
        <AwayNote moves={moves} />
        <p class="turn-last note">
          {/* A tile that is picked up may lie over this line. */}
          <span>
            <Sentence
              words={moves.lifted.value === null ? (log.entries.value.at(-1)?.sentence ?? '') : ''}
            />
          </span>
        </p>
      </div>
      <div class="turn-actions">
        {isWatching(moves) ? (
          <span class="chip">{text.table.watching}</span>
        ) : (
          <>
            <Actions moves={moves} />
            {moves.selection.value.kind !== 'confirming' && (
              <>
                {hasHints(moves) && <Lamp tool={tool} />}
                {moves.hand.value.length > 1 && <HandButtons tool={tool} sheet={sheet} />}
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Actions({ moves }: { readonly moves: Moves }) {
  const { table } = text;
  const { value: selection } = moves.selection;
  if (isCovered(moves)) {
    const back = () => void moves.talk.answered(moves.connection.seatRequest({ type: 'back' }));
    return <Action label={table.backToPlay} isMain={true} onPress={back} />;
  }
  if (selection.kind === 'confirming') {
    return (
      <>
        <Action
          label={text.moves.lay}
          isMain={true}
          onPress={() => moves.step({ type: 'confirmed' })}
        />
        <Action label={text.moves.notYet} onPress={() => moves.step({ type: 'cancelled' })} />
      </>
    );
  }
  return <Commands moves={moves} />;
}

/** Every command that is legal now and needs no tile. */
function Commands({ moves }: { readonly moves: Moves }) {
  const { table } = text;
  const may = (type: 'play' | 'draw' | 'pass' | 'decline' | 'end') =>
    moves.legal.value.some((command) => command.type === type);
  const isPending = moves.selection.value.kind === 'pending';
  const { names } = moves.speaker.value;
  const button = (label: string | Label, command: Command, isMain: boolean) => (
    <Action
      key={command.type === 'challenge' ? command.seat : command.type}
      label={label}
      isMain={isMain}
      isOff={isPending}
      onPress={() => moves.ask(command)}
    />
  );
  const { table: played } = moves.snapshot.value;
  const isOpening = played !== null && turnOf(played)?.step === 'chain';
  const liesReady = moves.marks.value.size > 0; // its tiles have their numbers
  return (
    <>
      {isOpening && may('play') && <LayTrain moves={moves} isOff={isPending} />}
      {may('draw') && button(table.draw, { type: 'draw' }, true)}
      {may('end') && button(table.end, { type: 'end' }, !may('play') || !liesReady)}
      {may('decline') && button(table.decline, { type: 'decline' }, false)}
      {may('pass') && button(table.pass, { type: 'pass' }, true)}
      {moves.may({ type: 'call' }) && button(table.call, { type: 'call' }, true)}
      {moves
        .challengeable()
        .map((seat) =>
          button(table.challenge(names[seat] ?? ''), { type: 'challenge', seat }, true),
        )}
    </>
  );
}

/** Opens what can be told of the own hand. */
function Lamp({ tool }: Pick<TurnBarProps, 'tool'>) {
  const isOpen = tool.value === 'hints';
  return (
    <button
      type="button"
      class="button sort-button lamp-button"
      aria-label={text.table.lamp}
      aria-expanded={isOpen}
      onClick={() => (tool.value = isOpen ? null : 'hints')}
    >
      <Icon name="lamp" />
    </button>
  );
}

/** Opens what puts the hand in order; and the large tray where there is one. */
function HandButtons({ tool, sheet }: Pick<TurnBarProps, 'tool' | 'sheet'>) {
  const isArranging = tool.value === 'arrange';
  const toggle = () => (tool.value = isArranging ? null : 'arrange');
  const isOpen = sheet?.value === true;
  return (
    <>
      {sheet !== null && (
        <button
          type="button"
          class="button sort-button"
          aria-label={isOpen ? text.moves.close : text.moves.open}
          aria-expanded={isOpen}
          onClick={() => (sheet.value = !isOpen)}
        >
          <Icon name={isOpen ? 'smaller' : 'larger'} />
        </button>
      )}
      <button
        type="button"
        class="button sort-button arrange-button"
        aria-label={text.moves.arrange}
        aria-expanded={isArranging}
        onClick={toggle}
      >
        <Icon name="sort" />
        <span class="sort-word">{text.table.sort}</span>
      </button>
    </>
  );
}
