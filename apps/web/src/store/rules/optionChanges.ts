import {
  differingOptions,
  presetOptions,
  type PresetName,
  type RuleOptions,
} from '@roundhouse/rules';

/** The options that differ from what their preset says, by name: what the server is told. */
export function changedOptions(preset: PresetName, options: RuleOptions): Partial<RuleOptions> {
  const published = presetOptions(preset);
  const dealt = presetOptions(preset, { maxPip: options.maxPip });
  if (!published.ok || !dealt.ok) return {};
  // Another set brings its own deal along: that is no change of the host's.
  return differingOptions({ ...dealt.value, maxPip: published.value.maxPip }, options);
}
