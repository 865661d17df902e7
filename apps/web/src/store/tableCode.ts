import { parseTableCode, type TableCode } from '@roundhouse/protocol';

/** The code in `typed`: plain, with spaces or dashes, or in a whole link; null when there is none. */
export function readCode(typed: string): TableCode | null {
  const link = /\/t\/([^/?#]+)/i.exec(typed);
  return parseTableCode(link?.[1] ?? typed) ?? null;
}
