import * as en from './en.ts';

/** Every sentence a player reads, in the language of the page. A translation has the same shape. */
export type Catalogue = typeof en;

/** The catalogue in use. */
export const text: Catalogue = en;
