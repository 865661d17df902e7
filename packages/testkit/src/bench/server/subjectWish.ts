/** The servers that are measured: ours, the least that could do it, and the nearest library. */
export const SUBJECTS = ['roundhouse', 'floor', 'boardgame'] as const;
/** One of the servers that are measured. */
export type SubjectName = (typeof SUBJECTS)[number];

/** What a server under measurement is started with. */
export interface SubjectWish {
  readonly name: SubjectName;
  /** An empty folder of its own, or that of a server before it. */
  readonly dataDir: string;
}

/** Everything stays on this machine. */
export const HOST = '127.0.0.1';
