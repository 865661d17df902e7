import type { OptionsInWords } from '../rulebook.ts';
import { doubles } from './rules/doubles.ts';
import { ending } from './rules/ending.ts';
import { match } from './rules/match.ts';
import { opening } from './rules/opening.ts';
import { turn } from './rules/turn.ts';

export { presets } from './rules/presets.ts';

/** Every option in words. */
export const options: OptionsInWords = { ...match, ...opening, ...turn, ...doubles, ...ending };
