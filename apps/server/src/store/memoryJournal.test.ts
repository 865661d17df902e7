import { describe } from 'vitest';
import { testJournal } from './testing/journalSuite.ts';
import { memoryJournal } from './memoryJournal.ts';

describe('the journal in memory', () => {
  testJournal(async () => memoryJournal<string>());
});
