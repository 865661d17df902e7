export { brittleJournal, type BrittleJournal } from './brittleJournal.ts';
export { FakeClock, settled } from './fakeClock.ts';
export { Guest, House, OpenTable, type HouseParts, type Wish } from './house.ts';
export { seededSeeds } from './seededSeeds.ts';
export { silentLog } from './silentLog.ts';
export { playedTable, type PlayedTable } from './playedTable.ts';
export { slowJournal } from './slowJournal.ts';
