import type { TableSnapshot } from '@roundhouse/protocol';
import type { Connection } from '../connection/connection.ts';
import { text } from '../text/text.ts';
import { Countdown } from './Countdown.tsx';

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
