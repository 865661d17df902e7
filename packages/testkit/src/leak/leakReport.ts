import { bytesDown, framesDown } from '../raw/recording.ts';
import { formatFinding, type Finding } from '../oracle/finding.ts';
import { noSightings, type Sightings, type Viewer } from '../oracle/viewer.ts';

/** Whether a part that was broken on purpose was seen, and how often. */
export interface ControlOutcome {
  readonly name: string;
  readonly mustBeRed: boolean;
  readonly findingCount: number;
}

/** What a run of the leak test has looked at and found. Counts only grow. */
export interface LeakReport {
  /** Whole matches, and evenings up to a move before the end of a round. */
  games: number;
  rounds: number;
  sockets: number;
  frames: number;
  bytes: number;
  twins: number;
  /** Sockets compared with their twins to the last byte, and those that differed as they must. */
  sameSockets: number;
  differentSockets: number;
  /** Seats, -1 for spectators, that were compared with a twin. */
  readonly comparedSeats: Set<number>;
  readonly sightings: Sightings;
  readonly findings: Finding[];
  readonly controls: ControlOutcome[];
}

/** A report of nothing. */
export function emptyReport(): LeakReport {
  return {
    games: 0,
    rounds: 0,
    sockets: 0,
    frames: 0,
    bytes: 0,
    twins: 0,
    sameSockets: 0,
    differentSockets: 0,
    comparedSeats: new Set(),
    sightings: noSightings(),
    findings: [],
    controls: [],
  };
}

/** Counts what these sockets carried. */
export function countViewers(report: LeakReport, viewers: readonly Viewer[]): void {
  for (const { recording } of viewers) {
    report.sockets += 1;
    report.frames += framesDown(recording).length;
    report.bytes += bytesDown(recording);
  }
}

/** Adds what one viewer was seen to be sent. */
export function countSightings({ sightings }: LeakReport, seen: Sightings): void {
  for (const key of Object.keys(seen) as (keyof Sightings)[]) sightings[key] += seen[key];
}

/**
 * Why a run proves nothing, or proves a leak; empty for a good one. A run without games, frames or
 * sightings is as bad as one with findings.
 */
export function problemsOf(report: LeakReport, seatCount: number): readonly string[] {
  const counts = { ...report.sightings, ...numbersOf(report) };
  const nothing = Object.entries(counts).filter(([, count]) => count === 0);
  const classes = Array.from({ length: seatCount + 1 }, (_, index) => index - 1);
  const unseen = classes.filter((seat) => !report.comparedSeats.has(seat));
  const blindControls = report.controls.filter(
    ({ mustBeRed, findingCount }) => mustBeRed !== findingCount > 0,
  );
  return [
    ...report.findings.map(formatFinding),
    ...nothing.map(([what]) => `0 ${what}`),
    ...unseen.map((seat) => `${seat < 0 ? 'a spectator' : `seat ${seat}`} was never a twin`),
    ...blindControls.map(({ name, findingCount }) => `control: ${name}: ${findingCount} findings`),
    ...(report.controls.length === 0 ? ['0 controls'] : []),
  ];
}

function numbersOf(report: LeakReport): Readonly<Record<string, number>> {
  const { games, rounds, sockets, frames, bytes, twins, sameSockets, differentSockets } = report;
  return { games, rounds, sockets, frames, bytes, twins, sameSockets, differentSockets };
}

/** The run in a few lines. */
export function describeReport(report: LeakReport): readonly string[] {
  const { sightings, controls } = report;
  const lines = [numbersOf(report), sightings].map((counts) =>
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  return [
    ...lines,
    ...controls.map(({ name, mustBeRed, findingCount }) => {
      return `control: ${name}: ${findingCount} findings, ${mustBeRed ? 'some' : 'none'} expected`;
    }),
    `${report.findings.length} findings`,
  ];
}
