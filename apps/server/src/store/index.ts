export { JournalError, type JournalTrouble } from './journalError.ts';
export { memoryJournal } from './memoryJournal.ts';
