import {
  assertNever,
  OPTION_HEADINGS,
  OPTION_NAMES,
  OPTION_SPECS,
  PRESETS,
  PRESET_NAMES,
  presetOptions,
  SEAT_LIMITS,
  type OptionHeading,
  type OptionName,
  type Pip,
  type PresetName,
  type RuleOptions,
} from '@roundhouse/rules';

const HEADINGS: Readonly<Record<OptionHeading, string>> = {
  match: 'The match',
  opening: 'The opening',
  turn: 'The turn',
  doubles: 'Doubles',
  ending: 'The ending',
};

const SETS: readonly Pip[] = [6, 9, 12, 15, 18];

/** What each preset is, which options it takes, and how it deals: Markdown. */
export function presetTables(): string {
  const list = PRESET_NAMES.map((name) => {
    const { title, summary, source } = PRESETS[name];
    return `- **${title}** (\`${name}\`): ${summary} After: ${source}.`;
  });
  return [...list, '', ...matrix(), '', ...deals()].join('\n');
}

/** Every option with its values and what they mean: Markdown, a table for each heading. */
export function optionTables(): string {
  return OPTION_HEADINGS.flatMap((heading) => [
    `### ${HEADINGS[heading]}`,
    '',
    '| Option | Value | Rule |',
    '|---|---|---|',
    ...OPTION_NAMES.filter((name) => OPTION_SPECS[name].heading === heading).flatMap(optionRows),
    '',
  ])
    .join('\n')
    .trimEnd();
}

function optionRows(name: OptionName): readonly string[] {
  const spec = OPTION_SPECS[name];
  const label = `${spec.title}<br>\`${name}\``;
  switch (spec.kind) {
    case 'choice':
      return spec.values.map(({ value, sentence }, index) =>
        row([index === 0 ? label : '', code(value), sentence]),
      );
    case 'rounds':
      return [
        row([label, '`full`', 'One round for each number of the set.']),
        row(['', 'a number', 'So many rounds, at most one for each number of the set.']),
      ];
    case 'branches':
      return [row([label, '1 or 3', 'For personal trains and for the Mexican train.'])];
    case 'dealTable':
      return [row([label, 'by seats', 'Tiles for each number of seats that may play.'])];
    default:
      return assertNever(spec);
  }
}

/** One line for each option on which the presets differ. */
function matrix(): readonly string[] {
  const names = OPTION_NAMES.filter(
    (name) => name !== 'dealTable' && new Set(PRESET_NAMES.map((p) => valueIn(p, name))).size > 1,
  );
  return [
    'What they take where they differ:',
    '',
    row(['Option', ...PRESET_NAMES]),
    row(['---', ...PRESET_NAMES.map(() => '---')]),
    ...names.map((name) =>
      row([`\`${name}\``, ...PRESET_NAMES.map((preset) => valueIn(preset, name))]),
    ),
  ];
}

function valueIn(preset: PresetName, name: OptionName): string {
  const options = optionsOf(preset);
  const value = options[name];
  return typeof value === 'object' && value !== null ? branchesIn(options) : String(value);
}

function branchesIn({ branches }: RuleOptions): string {
  return `${branches.personal}/${branches.mexican}`;
}

/** Tiles in a hand by set and number of seats; presets that deal alike share a line. */
function deals(): readonly string[] {
  const seatCounts = Array.from(
    { length: SEAT_LIMITS.max - SEAT_LIMITS.min + 1 },
    (_, index) => SEAT_LIMITS.min + index,
  );
  const rows = SETS.flatMap((maxPip) => {
    const dealOf = (preset: PresetName) => {
      const { dealTable } = optionsOf(preset, { maxPip });
      return seatCounts.map((seats) => String(dealTable[seats] ?? ''));
    };
    const kinds = [...new Set(PRESET_NAMES.map((preset) => dealOf(preset).join()))];
    return kinds.map((deal) => {
      const presets = PRESET_NAMES.filter((preset) => dealOf(preset).join() === deal);
      return row([`double-${maxPip}`, presets.join(', '), ...deal.split(',')]);
    });
  });
  return [
    'Tiles in a hand, by number of seats:',
    '',
    row(['Set', 'Presets', ...seatCounts.map(String)]),
    row(['---', '---', ...seatCounts.map(() => '---')]),
    ...rows,
  ];
}

function optionsOf(preset: PresetName, overrides: Readonly<Record<string, unknown>> = {}) {
  const options = presetOptions(preset, overrides);
  if (!options.ok) throw new Error(`${preset} is refused: ${options.error.code}`);
  return options.value;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function code(value: unknown): string {
  return `\`${String(value)}\``;
}
