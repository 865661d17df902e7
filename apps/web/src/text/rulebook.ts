import type { ChoiceSpec, OPTION_SPECS, OptionName, PresetName } from '@roundhouse/rules';

type Specs = typeof OPTION_SPECS;
type Atom = string | number | boolean | null;
type Value<N extends OptionName> = Specs[N] extends ChoiceSpec<infer V> ? Extract<V, Atom> : never;

/** One option in words. */
export interface OptionWords<V extends string = string> {
  readonly title: string;
  /** For each value its label in a form, and the rule that it makes. Empty for options made of figures. */
  readonly values: { readonly [K in V]: readonly [label: string, sentence: string] };
}

/** Every option in words, its values under their names: `true`, `12`, `none`. */
export type OptionsInWords = { readonly [N in OptionName]: OptionWords<`${Value<N>}`> };

/** Every rule system in words. */
export type PresetsInWords = {
  readonly [P in PresetName]: { readonly title: string; readonly summary: string };
};
