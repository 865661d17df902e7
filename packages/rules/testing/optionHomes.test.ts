import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPTION_NAMES, type OptionName } from '../src/index.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** Where options are declared, put together and checked against each other; no rule is decided there. */
const GROUND = /^(?:specs\/.*|optionSpecs|options|presets)\.ts$/u;

/** Which way the turns go round the screen; the order of the seats is the same. */
const READ_BY_NO_RULE: readonly OptionName[] = ['turnDirection'];

/** How large the set is: a fact, not a rule. */
const FACTS: readonly OptionName[] = ['maxPip', ...READ_BY_NO_RULE];

/** What the page says of the options themselves. */
const ABOUT_OPTIONS =
  /^(?:text\/|screens\/OptionForm|store\/rules\/ruleSentences|scores\/TotalsChart)/u;

const SOURCES = sourcesIn('rules/src/', (file) => !GROUND.test(file));
/** The foresight of bots knows the rules a second time, for speed; tests beside it hold it to them. */
const BOTS = sourcesIn('bots/src/', (file) => !file.startsWith('foresight/'));
const PAGE = sourcesIn('../apps/web/src/', (file) => !ABOUT_OPTIONS.test(file));

/** Texts of the source files below a folder, tests aside, by their names. */
function sourcesIn(
  folder: string,
  isWanted: (file: string) => boolean,
): Readonly<Record<string, string>> {
  const files = globSync('**/*.{ts,tsx}', { cwd: PACKAGES + folder });
  return Object.fromEntries(
    files
      .filter((file) => !/\.test\.tsx?$/u.test(file) && isWanted(file))
      .map((file) => [file, readFileSync(PACKAGES + folder + file, 'utf8')]),
  );
}

/** The files that read an option, as `options.name` or taken out of the options by name. */
function readersOf(option: OptionName, sources = SOURCES): readonly string[] {
  const member = new RegExp(`\\boptions\\.${option}\\b`, 'u');
  const taken = new RegExp(
    `\\{[^{}]*\\b${option}\\b[^{}]*\\}\\s*(?:=\\s*[\\w.]*options\\b|: RuleOptions)`,
    'u',
  );
  return Object.keys(sources).filter((file) => {
    const code = (sources[file] ?? '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '');
    return member.test(code) || taken.test(code);
  });
}

describe('an option is read in one file of the rulebook', () => {
  it.each(OPTION_NAMES)('%s', (option) => {
    const readers = readersOf(option);
    expect(readers).toHaveLength(READ_BY_NO_RULE.includes(option) ? 0 : 1);
    expect(readers.filter((file) => !file.startsWith('rulebook/'))).toEqual([]);
  });

  it.each([
    ['a member', 'if (table.options.drawRule) {}'],
    ['a name taken out', 'const { branches, drawRule } = table.options;'],
    ['a parameter', 'function f({ drawRule }: RuleOptions) {}'],
  ])('a second reader is noticed: %s', (_how, code) => {
    expect(readersOf('drawRule', { ...SOURCES, 'other.ts': code })).toHaveLength(2);
  });

  it('a comment reads nothing', () => {
    const code = '/** See options.drawRule. */ // options.drawRule';
    expect(readersOf('drawRule', { 'other.ts': code })).toEqual([]);
  });
});

describe('bots and the page ask the rules what an option comes to', () => {
  it.each(OPTION_NAMES.filter((option) => !FACTS.includes(option)))('%s', (option) => {
    expect([...readersOf(option, BOTS), ...readersOf(option, PAGE)]).toEqual([]);
  });

  it('and one that reads it is noticed', () => {
    const code = "const isLow = options.winner === 'lowestTotal';";
    expect(readersOf('winner', { ...PAGE, 'other.tsx': code })).toEqual(['other.tsx']);
    expect(readersOf('maxPip', PAGE)).not.toEqual([]);
  });
});
