import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@roundhouse/rules';
import { configFrom, DEFAULT_CONFIG, type ServerConfig } from './config.ts';

/** What may be said when the server is started. */
export const USAGE = `Usage: npm start -- [--port PORT] [--host ADDRESS] [--data FOLDER]

  --port PORT      where it listens, 0 for any free port (PORT, ${DEFAULT_CONFIG.port})
  --host ADDRESS   on which address (HOST, ${DEFAULT_CONFIG.host})
  --data FOLDER    where tables are kept (DATA_DIR, ${DEFAULT_CONFIG.dataDir})
  --help           says this

A flag beats its environment variable, named in brackets with its default.
`;

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * What a server is asked to be, by its arguments and its environment; `help` when it is only asked
 * what it can be. Errors: a sentence about an argument that it does not understand.
 */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<ServerConfig | 'help', string> {
  try {
    const { port, host, data, help } = parseArgs({ args: [...args], options: FLAGS }).values;
    if (help === true) return ok('help');
    return ok(configFrom({ ...env, ...given({ PORT: port, HOST: host, DATA_DIR: data }) }));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function given(flags: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const said = Object.entries(flags).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text]],
  );
  return Object.fromEntries(said) as Record<string, string>;
}
