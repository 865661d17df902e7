export { brittleJournal, type BrittleJournal } from './brittleJournal.ts';
export { FakeClock, settled } from './FakeClock.ts';
export { Guest, type Wish } from './Guest.ts';
export { House, type HouseParts } from './House.ts';
export { OpenTable } from './OpenTable.ts';
export { seededSeeds } from './seededSeeds.ts';
export { silentLog } from './silentLog.ts';
export { playedTable, type PlayedTable } from './playedTable.ts';
export { slowJournal } from './slowJournal.ts';
