export { connection } from './connection.ts';
export { home, join } from './home.ts';
export { settings } from './settings.ts';
