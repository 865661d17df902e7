import { CODE_LENGTH, parseTableCode, type TableCode } from '@roundhouse/protocol';

/** The code in `typed`: plain, with spaces or dashes, or in a whole link; null when there is none. */
export function readCode(typed: string): TableCode | null {
  const link = /\/t\/([^/?#]+)/i.exec(typed);
  return parseTableCode(link?.[1] ?? typed) ?? null;
}

/** A code in two groups, easier to read out: `KQX 7MB`. */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}
