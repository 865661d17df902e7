/** What can be opened over the table. */
export type SheetName = 'scores' | 'log' | 'rules' | 'settings' | 'menu' | 'guide';
