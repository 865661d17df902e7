import type { JournalEntry } from './journal.ts';
import { JournalError } from './journalError.ts';

/** An entry as the database keeps it. */
export function written<Fact>({ fact, ...rest }: JournalEntry<Fact>): JournalEntry<string> {
  return { ...rest, fact: JSON.stringify(fact) };
}

/** An entry out of the database. Throws a `JournalError` where it is no JSON; its shape is not looked at. */
export function readBack<Fact>({ fact, ...rest }: JournalEntry<string>): JournalEntry<Fact> {
  try {
    return { ...rest, fact: JSON.parse(fact) as Fact };
  } catch (cause) {
    throw new JournalError('corrupt', `entry ${rest.index} cannot be read`, { cause });
  }
}
