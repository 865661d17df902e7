import type { FuzzReport } from './fuzz.ts';
import { breachCounts, BREACH_KINDS } from './tally.ts';

/** Breaches that are told at length; the rest is counted. */
const MOST_TOLD = 30;

/**
 * Why a run proves nothing, or proves a fault; empty for a good one. A run that looked at nothing is
 * as bad as one that found something.
 */
export function problemsOf({ plan, tally, controls }: FuzzReport): readonly string[] {
  const { frames, sightings } = tally;
  const blind = controls.filter(({ isSeen }) => !isSeen);
  const looked = { ...countsOf(tally), ownHands: sightings.ownHands, events: sightings.events };
  const nothing = Object.entries(looked).filter(([, count]) => count === 0);
  return [
    ...tally.breaches.slice(0, MOST_TOLD).map(({ kind, fact }) => `${kind}: ${fact}`),
    ...(frames < plan.frames ? [`${frames} frames of ${plan.frames}`] : []),
    ...nothing.map(([what]) => `0 ${what}`),
    ...(controls.length === 0 ? ['0 controls'] : []),
    ...blind.map(({ name }) => `control not seen: ${name}`),
  ];
}

function countsOf(tally: FuzzReport['tally']) {
  const { frames, messages, carriedOut, http, swaps, ownSeats } = tally;
  const { bystanderMoves, judgedSockets } = tally;
  return { frames, messages, carriedOut, http, swaps, ownSeats, bystanderMoves, judgedSockets };
}

/** The run in figures, the most important first. */
export function figuresOf(report: FuzzReport): Readonly<Record<string, string | number>> {
  const { plan, tally, controls, residentBytes } = report;
  const { frames, messages, http, swaps, ...others } = countsOf(tally);
  const counts = breachCounts(tally);
  const seen = controls.filter(({ isSeen }) => isSeen).length;
  return {
    frames,
    messages,
    http,
    swaps,
    ...Object.fromEntries(BREACH_KINDS.map((kind) => [PLURALS[kind], counts[kind]])),
    controls: `${seen}/${controls.length}`,
    ...others,
    doubts: tally.doubts,
    megabytes: Math.round(residentBytes / 2 ** 20),
    seed: plan.seed,
  };
}

const PLURALS = {
  exit: 'exits',
  stall: 'stalls',
  hang: 'hangs',
  illegal: 'illegal',
  untyped: 'untyped',
  http: 'http5xx',
  echo: 'echoes',
  swap: 'foreignSeats',
  dropped: 'dropped',
  leak: 'leaks',
  trouble: 'troubles',
} as const;
