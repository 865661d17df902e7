import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A component whose code is fetched when it is first wanted; null until it is here. `onMissing` is told
 * when it does not come: the next wish asks again.
 */
export function useLate<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  onMissing: () => void,
): { readonly It: ComponentType<P> } | null {
  const loaded = useSignal<{ readonly It: ComponentType<P> } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded.value !== null) return;
    void load().then((It) => (loaded.value = { It }), onMissing);
  }, [isWanted, loaded]);
  return loaded.value;
}
