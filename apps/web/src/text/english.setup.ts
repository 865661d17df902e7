import { needWords, speak } from './text.ts';

/** Tests read English unless they say otherwise. */
await speak('en');
await needWords('late');
