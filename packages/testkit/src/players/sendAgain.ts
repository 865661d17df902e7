import type { RequestRefusal } from '@roundhouse/protocol';

/** Nothing has happened, and the same request may be granted later. Source: docs/protocol.md, refusals. */
const FOR_LATER: readonly RequestRefusal['code'][] = ['tryAgain', 'tableClosed'];

/** True for a refusal of the moment, after which a player sends the same command again. */
export function isForLater(refusal: RequestRefusal | null): boolean {
  return refusal !== null && FOR_LATER.includes(refusal.code);
}
