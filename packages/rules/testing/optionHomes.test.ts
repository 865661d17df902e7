import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPTION_NAMES, type OptionName } from '../src/index.ts';

const RULES = fileURLToPath(new URL('../src/', import.meta.url));

/** Where options are declared, put together and checked against each other; no rule is decided there. */
const GROUND = /^(?:specs\/.*|optionSpecs|options|presets)\.ts$/u;

/** Which way the turns go round the screen; the order of the seats is the same. */
const READ_BY_NO_RULE: readonly OptionName[] = ['turnDirection'];

const SOURCES: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('**/*.ts', { cwd: RULES })
    .filter((file) => !file.endsWith('.test.ts') && !GROUND.test(file))
    .map((file) => [file, readFileSync(RULES + file, 'utf8')]),
);

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
