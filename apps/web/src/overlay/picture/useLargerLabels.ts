import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenHere } from '../../late/patience.ts';
import type * as LargerLabels from '../labels/largerLabels.ts';

/** What sets labels for readers with large letters; null for others, and until it is here. */
export function useLargerLabels(
  isWanted: () => boolean,
): ReadonlySignal<typeof LargerLabels | null> {
  const larger = useSignal<typeof LargerLabels | null>(null);
  const { value: wanted } = useComputed(isWanted);
  useEffect(() => {
    if (!wanted) return undefined;
    return whenHere(
      () => import('../labels/largerLabels.ts'),
      (it) => {
        larger.value = it;
        return () => void (larger.value = null);
      },
    );
  }, [wanted]);
  return larger;
}
