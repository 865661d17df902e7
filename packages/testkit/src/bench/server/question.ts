import type { Part } from './parts.ts';

/** What a server under measurement may be asked by whoever started it. */
export type Question =
  | { readonly type: 'usage' }
  /** Milliseconds from each request to its reply since this was last asked. */
  | { readonly type: 'latencies' }
  /** How late the event loop was since this was last asked. */
  | { readonly type: 'lateness' }
  | { readonly type: 'startProfile' }
  | { readonly type: 'stopProfile' };

/** What a process has used so far. */
export interface Usage {
  /** Processor time of all threads, microseconds. */
  readonly cpuUs: number;
  /** Processor time of the thread that plays, microseconds. */
  readonly mainCpuUs: number;
  readonly rssBytes: number;
}

/** How late timers of the thread that plays were, in milliseconds: one in a hundred, and the worst. */
export interface Lateness {
  readonly p99: number;
  readonly max: number;
}

/** Shares of the time that the thread that plays was busy. */
export type Profile = Readonly<Record<Part, number>>;

/** What is answered to each question. */
export interface Answers {
  readonly usage: Usage;
  readonly latencies: readonly number[];
  readonly lateness: Lateness;
  readonly startProfile: null;
  readonly stopProfile: Profile;
}

/** What the child says when it listens. */
export interface Listening {
  readonly port: number;
  /** When its code was loaded and it began to set itself up, milliseconds since 1970. */
  readonly beganMs: number;
}
