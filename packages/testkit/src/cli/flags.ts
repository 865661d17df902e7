import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * The flags of a tool. On one that it does not know, or that lacks its value, prints what is wrong and
 * how the tool is used, and ends the process with status 2.
 */
export function flagsOf<Options extends ParseArgsOptionsConfig>(tool: string, options: Options) {
  try {
    return parseArgs<{ options: Options }>({ options }).values;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error; // what parseArgs refuses has a code
    console.error(error.message);
    console.error(['usage: pnpm -s', tool, ...Object.entries(options).map(described)].join(' '));
    return process.exit(2);
  }
}

/** A count from a flag. Ends the process with status 2 when it is no whole number above 0. */
export function countFrom(flag: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`--${flag} ${text}: a whole number above 0 is wanted`);
  return process.exit(2);
}

function described([name, option]: [string, ParseArgsOptionsConfig[string]]): string {
  if (option.type === 'boolean') return `[--${name}]`;
  const { default: usual } = option;
  return `[--${name} ${usual === undefined ? 'N' : JSON.stringify(usual).replaceAll('"', '')}]`;
}
