/**
 * `node appendForever.ts DIR`: a server that does nothing but write, for a test that kills it.
 * Prints `CODE INDEX` when an entry is acknowledged.
 */
import { writeSync } from 'node:fs';
import type { TableCode } from '@roundhouse/protocol';
import { sqliteJournal } from '../sqliteJournal.ts';

const CODES = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'] as readonly string[] as readonly TableCode[];
const journal = await sqliteJournal<string>({ dir: String(process.argv[2]) });

async function fill(code: TableCode): Promise<never> {
  await journal.claim(code, 0);
  const { length } = await journal.read(code);
  for (let index = length; ; index += 1) {
    const entry = { index, atMs: index, fact: `${code} ${index}` };
    await journal.append(code, { entries: [entry], stateHash: `${index}` });
    writeSync(1, `${code} ${index}\n`);
  }
}

await Promise.all(CODES.map(fill));
