export type { Connection } from './attendance.ts';
export { evolveTable, openedTable } from './evolveTable.ts';
export { TableRegistry } from './registry.ts';
export { restore } from './restore.ts';
export type { Showing } from './showing.ts';
export { Table } from './table.ts';
export type { TableData } from './tableData.ts';
export { stateHash } from './tableImage.ts';
