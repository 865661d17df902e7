export { hashToken } from '../seeds.ts';
export type { Connection } from './seats/attendance.ts';
export { evolveTable, openedTable } from './record/evolveTable.ts';
export { TableRegistry } from './life/registry.ts';
export { restore } from './record/restore.ts';
export type { Showing } from './life/showing.ts';
export { Table } from './life/table.ts';
export type { TableData } from './record/tableData.ts';
export { stateHash } from './record/tableImage.ts';
