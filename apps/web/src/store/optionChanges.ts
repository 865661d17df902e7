import { OPTION_NAMES, presetOptions, type PresetName, type RuleOptions } from '@roundhouse/rules';

/** The options that differ from what their preset says, by name: what the server is told. */
export function changedOptions(
  preset: PresetName,
  options: RuleOptions,
): Readonly<Record<string, unknown>> {
  const maxPip = { maxPip: options.maxPip };
  const published = presetOptions(preset);
  const dealt = presetOptions(preset, maxPip);
  if (!published.ok || !dealt.ok) return {};
  const changes = OPTION_NAMES.filter((name) => {
    // Another set brings its own deal along: that is no change of the host's.
    const base = name === 'maxPip' ? published.value : dealt.value;
    return !isSame(base[name], options[name]);
  });
  return Object.fromEntries(changes.map((name) => [name, options[name]]));
}

/** Options are plain data: equal text is equal meaning. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
