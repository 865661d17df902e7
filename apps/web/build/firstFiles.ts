import type { Rolldown } from 'vite';

/**
 * What a first visit fetches, moment by moment, each with all that it needs and that no moment before
 * has brought. Few files: each question costs a slow line as much time as 30 kB, and a browser asks six
 * at once.
 */
const MOMENTS = [
  { name: 'ground', test: /\/text\/(?:grammar|refusing)\.ts$|\/rules\/src\/tile\.ts$/u },
  { name: 'TablePage', test: /\/screens\/TablePage\.tsx$/u },
  { name: 'Rounds', test: /\/screens\/Rounds\.tsx$/u },
  { name: 'createScene', test: /\/scene\/createScene\.ts$/u },
] as const;

/** The files of a first visit; the first one is that of the page itself. */
export function firstFiles(): Rolldown.CodeSplittingGroup[] {
  const priorityOf = (moment: number) => MOMENTS.length - moment;
  return [
    { name: 'first', tags: ['$initial'], priority: priorityOf(-1) },
    ...MOMENTS.map((moment, index) => ({ ...moment, priority: priorityOf(index) })),
  ];
}
