import { invariant } from '@roundhouse/rules';
import type { Answer } from '../connection/connection.ts';
import type { StepRefusal } from './localGame.ts';

/** What a page is answered by a table of its own: done, or refused. Throws for a deal that is void. */
export function answer(refusal: StepRefusal | null): Promise<Answer> {
  if (refusal === null) return Promise.resolve({ kind: 'done' });
  invariant(refusal.code !== 'dealIsVoid', 'a void deal is dealt again');
  return Promise.resolve({ kind: 'refused', refusal });
}
