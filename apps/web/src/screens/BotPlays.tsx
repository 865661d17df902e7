import type { BotLevel } from '@roundhouse/protocol';
import type { RuleOptions } from '@roundhouse/rules';
import { lazy } from '../late/late.tsx';
import { text } from '../text/text.ts';

const BaronPlays = lazy(async () => (await import('./BaronPlays.tsx')).BaronPlays, null);

/** Says how a bot of a level plays by these rules. A field is described by it: `bot-plays`. */
export function BotPlays({
  level,
  options,
}: {
  readonly level: BotLevel;
  readonly options: RuleOptions;
}) {
  return (
    <p id="bot-plays" class="note" aria-live="polite">
      {level === 'baron' ? <BaronPlays options={options} /> : text.lobby.botPlays[level]}
    </p>
  );
}
