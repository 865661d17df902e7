import { text } from '../../text/text.ts';
import { Icon } from './Icon.tsx';

/** Beside the name of a bot: a small sign, and the word for ears. */
export function BotSign() {
  return (
    <span class="bot-sign" title={text.table.bot}>
      <Icon name="bot" />
      <span class="hidden-text"> {text.table.bot}</span>
    </span>
  );
}
