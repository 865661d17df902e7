import type { TableCode } from '@roundhouse/protocol';
import type { TableFact } from '@roundhouse/server';
import { sqliteJournal } from '@roundhouse/server/disk';
import { restore } from '@roundhouse/server/table';
import { breach, breachesOf, type Breach, type Witness } from '../judge/promises.ts';

/** What was seen at each table. */
export type Testimonies = ReadonlyMap<TableCode, readonly Witness[]>;

/** Compares what was seen with what the journal of a server that is dead has kept. */
export async function holdInquest(
  dir: string,
  testimonies: Testimonies,
): Promise<readonly Breach[]> {
  const journal = await sqliteJournal<TableFact>({ dir });
  const breaches: Breach[] = [];
  for (const [code, players] of testimonies) {
    const entries = await journal.read(code);
    const restored = await restore(journal, code);
    if (restored.ok) {
      const live = restored.value.data;
      breaches.push(...breachesOf({ code, entries, players, live }));
    } else breaches.push(breach('replayIsTheSame', `${code}: ${restored.error.code}`));
  }
  await journal.close();
  return breaches;
}
