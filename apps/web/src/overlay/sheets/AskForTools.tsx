import type { Talk } from '../../store/table/talk.ts';
import { isHost, isWatching } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';

/** For players whose host does nothing; `onDone` shows them what comes of it. */
export function AskForTools(props: { readonly talk: Talk; readonly onDone?: () => void }) {
  const { talk, onDone } = props;
  const { asker } = talk.snapshot.value;
  if (isHost(talk) || isWatching(talk) || asker !== null) return null;
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
