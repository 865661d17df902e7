import { OPTION_NAMES, OPTION_SPECS, PRESET_NAMES, PRESETS } from '@roundhouse/rules';
import type { OptionsInWords, PresetsInWords } from '../rulebook.ts';

/** English stands in the rules themselves, from which documents are made too. */
export const options = Object.fromEntries(
  OPTION_NAMES.map((name) => {
    const spec = OPTION_SPECS[name];
    const values = spec.kind === 'choice' ? spec.values : [];
    const words = values.map(({ value, label, sentence }) => [String(value), [label, sentence]]);
    return [name, { title: spec.title, values: Object.fromEntries(words) }];
  }),
) as OptionsInWords;

/** The rule systems by their names. */
export const presets = Object.fromEntries(
  PRESET_NAMES.map((name) => {
    const { title, summary } = PRESETS[name];
    return [name, { title, summary }];
  }),
) as PresetsInWords;
