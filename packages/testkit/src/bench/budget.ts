/** Figures by the keys that the last line of a bench has them under. */
export interface Figures extends Readonly<Record<string, string | number>> {
  /** How many promises were not kept. */
  readonly missed: number;
}

/** A figure with what was promised of it. Less is better, unless `more` says otherwise. */
export interface Promised {
  readonly figure: string;
  readonly value: number;
  readonly mustHold: number;
  /** What would be better still. */
  readonly aim?: number;
  readonly unit: string;
  readonly more?: boolean;
}

/** True when what must hold does. */
export function isHeld({ value, mustHold, more = false }: Promised): boolean {
  return more ? value >= mustHold : value <= mustHold;
}

/** One line: the figure, the promise, and whether it is kept. */
export function formatPromise(promised: Promised): string {
  const { figure, value, mustHold, aim, unit, more = false } = promised;
  const sign = more ? '>=' : '<=';
  const verdict = isHeld(promised) ? 'held' : 'MISSED';
  const aimed = aim === undefined ? '' : `, aim ${short(aim)} ${reached(promised, aim)}`;
  const bound = `${sign} ${short(mustHold)} ${unit} ${verdict}${aimed}`;
  return `${figure.padEnd(44)} ${`${short(value)} ${unit}`.padStart(14)}   ${bound}`;
}

function reached(promised: Promised, aim: number): string {
  return isHeld({ ...promised, mustHold: aim }) ? 'reached' : 'not reached';
}

/** A number with three digits that say something, or all that stand before the point. */
export function short(value: number): string {
  const digits = Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : WHOLE;
  return value.toLocaleString('en', digits);
}

const WHOLE = { maximumFractionDigits: 0 } as const;
