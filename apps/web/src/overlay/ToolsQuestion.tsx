import type { TableSnapshot } from '@roundhouse/protocol';
import type { Connection } from '../connection/connection.ts';
import type { Talk } from '../store/talk.ts';
import { text } from '../text/text.ts';
import { Countdown } from './Countdown.tsx';
import { Icon } from './Icon.tsx';

/** Somebody asks for the host's tools: until when, and the host's way to keep them. */
export function ToolsQuestion(props: {
  readonly connection: Connection;
  readonly snapshot: TableSnapshot;
}) {
  const { connection, snapshot } = props;
  const { asker, players, deadlines } = snapshot;
  const isHost = connection.seat.value?.host === true;
  if (asker === null) return null;
  return (
    <div class="banner">
      <p>
        {text.table.toolsAsked(players[asker]?.name ?? '')}{' '}
        <Countdown
          inMs={deadlines.toolsPassInMs ?? 0}
          snapshot={snapshot}
          words={text.table.toolsPassIn}
        />
      </p>
      {isHost && (
        <button
          type="button"
          class="button banner-button"
          onClick={() => void connection.seatRequest({ type: 'back' })}
        >
          {text.table.keepTools}
        </button>
      )}
    </div>
  );
}

/** For players whose host does nothing; `onDone` shows them what comes of it. */
export function AskForTools(props: { readonly talk: Talk; readonly onDone?: () => void }) {
  const { talk, onDone } = props;
  const { asker } = talk.snapshot.value;
  const isHost = talk.connection.seat.value?.host === true;
  if (isHost || talk.me.value === null || asker !== null) return null;
  const ask = () => {
    onDone?.();
    void talk.answered(talk.connection.seatRequest({ type: 'askForTools' }));
  };
  return (
    <button type="button" class="button" onClick={ask}>
      <Icon name="person" />
      <span>
        {text.table.askForTools}
        <small>{text.table.askForToolsHint}</small>
      </span>
    </button>
  );
}
