import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';

/** What `match` is asked to do. */
export type MatchErrand = ExportErrand | ImportErrand;

/** To write a match of a table into a file. */
export interface ExportErrand {
  readonly job: 'export';
  /** The data folder. */
  readonly dir: string;
  readonly code: TableCode;
  /** Which match of the table, counted from 1; null for the last. */
  readonly match: number | null;
  /** With the round that is not over, its hands and its boneyard included. */
  readonly unfinished: boolean;
  /** Null writes to standard output. */
  readonly out: string | null;
}

/** To check the file of a match, and to store it. */
export interface ImportErrand {
  readonly job: 'import';
  readonly dir: string;
  readonly file: string;
  /** Only to check it. */
  readonly checkOnly: boolean;
}

/** How the tool is called. */
export const MATCH_USAGE = `Usage: pnpm -s match export CODE [--match N] [--unfinished] [--out FILE] [--data FOLDER]
       pnpm -s match import FILE [--check] [--data FOLDER]

  export         writes the last match of a table as one JSON file: its finished rounds
  --match N      another match of the table, the first one being 1
  --unfinished   with the round that still runs: whoever reads the file sees every hand
  --out FILE     into a file instead of standard output
  import         plays the match again by the rules, and keeps it where every step agrees
  --check        only plays it again
  --data FOLDER  the server's data folder (DATA_DIR, ./data); to import, its server must be stopped`;

const FLAGS = {
  data: { type: 'string' },
  match: { type: 'string' },
  out: { type: 'string' },
  unfinished: { type: 'boolean' },
  check: { type: 'boolean' },
} as const;

/** The folder in which `npm start` keeps its data. */
const USUAL_FOLDER = fileURLToPath(new URL('../../../../data', import.meta.url));

/** Reads the command line. Errors: a sentence about what is not understood. */
export function readMatchErrand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<MatchErrand, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: FLAGS,
      allowPositionals: true,
    });
    const dir = values.data || env['DATA_DIR'] || USUAL_FOLDER;
    const [job, subject, ...rest] = positionals;
    if (subject === undefined || rest.length > 0) return fail('One table or one file is wanted.');
    if (job === 'export') return exportErrand(subject, { dir, ...values });
    if (job === 'import') return importErrand(subject, { dir, ...values });
    return fail(`${job} is neither export nor import.`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

interface Flags {
  readonly dir: string;
  readonly match?: string;
  readonly out?: string;
  readonly unfinished?: boolean;
  readonly check?: boolean;
}

function exportErrand(
  subject: string,
  { dir, match, out, unfinished = false, check }: Flags,
): Result<ExportErrand, string> {
  if (check !== undefined) return fail('--check belongs to import.');
  const code = parseTableCode(subject);
  if (code === undefined) return fail(`${subject} is not the code of a table.`);
  if (match !== undefined && !/^[1-9]\d{0,5}$/.test(match))
    return fail(`--match ${match} is none.`);
  const number = match === undefined ? null : Number(match);
  return ok({ job: 'export', dir, code, match: number, unfinished, out: out ?? null });
}

function importErrand(
  file: string,
  { dir, match, out, ...flags }: Flags,
): Result<ImportErrand, string> {
  if (match !== undefined || out !== undefined || flags.unfinished !== undefined) {
    return fail('--match, --out and --unfinished belong to export.');
  }
  return ok({ job: 'import', dir, file, checkOnly: flags.check ?? false });
}
