import { isQuicklyPlayed } from '@roundhouse/bots';
import type { RuleOptions } from '@roundhouse/rules';
import { text } from '../text/text.ts';

/** Says how a Baron plays by these rules: as it usually does, or like a Dispatcher. */
export function BaronPlays({ options }: { readonly options: RuleOptions }) {
  const { botPlays, baronHere } = text.lobby;
  return <>{isQuicklyPlayed(options) ? botPlays.baron : baronHere}</>;
}
