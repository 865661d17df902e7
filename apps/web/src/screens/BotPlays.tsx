import { isQuicklyPlayed } from '@roundhouse/bots';
import type { BotLevel } from '@roundhouse/protocol';
import type { RuleOptions } from '@roundhouse/rules';
import { text } from '../text/text.ts';

/** Says how a bot of a level plays by these rules. A field is described by it: `bot-plays`. */
export function BotPlays({
  level,
  options,
}: {
  readonly level: BotLevel;
  readonly options: RuleOptions;
}) {
  const { botPlays, baronHere } = text.lobby;
  const isLost = level === 'baron' && !isQuicklyPlayed(options);
  return (
    <p id="bot-plays" class="note" aria-live="polite">
      {isLost ? baronHere : botPlays[level]}
    </p>
  );
}
