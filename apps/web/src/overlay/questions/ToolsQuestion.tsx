import type { Talk } from '../../store/table/talk.ts';
import { isHost } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import { Countdown } from '../parts/Countdown.tsx';

/** Somebody asks for the host's tools: until when, and the host's way to keep them. */
export function ToolsQuestion({ talk }: { readonly talk: Talk }) {
  const { connection } = talk;
  const { value: snapshot } = talk.snapshot;
  const { asker, players, deadlines } = snapshot;
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
      {isHost(talk) && (
        <button
          type="button"
          class="button banner-button"
          onClick={() => void talk.answered(connection.seatRequest({ type: 'back' }))}
        >
          {text.table.keepTools}
        </button>
      )}
    </div>
  );
}
