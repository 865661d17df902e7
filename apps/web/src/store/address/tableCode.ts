import { parseTableCode, type TableCode } from '@roundhouse/protocol';

/** The code in `typed`: plain, with spaces or dashes, or in a whole link; null when there is none. */
export function readCode(typed: string): TableCode | null {
  const link = /\/t\/([^/?#]+)/i.exec(typed);
  return parseTableCode(link?.[1] === undefined ? typed : decoded(link[1])) ?? null;
}

/** A part of an address without its percent signs; as it is where they mean nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
