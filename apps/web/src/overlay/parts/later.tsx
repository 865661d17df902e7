import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { onceDrawn } from '../../store/page/drawn.ts';
import { loadPatiently } from '../../store/page/loading.ts';

/**
 * A component whose code is fetched when it is first wanted and the table is drawn; nothing is shown
 * until it is here.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded = signal<{ readonly Part: ComponentType<P> } | null>(null);
  let isLoading = false;
  return function Later(props: P) {
    useEffect(
      () =>
        onceDrawn(() => {
          if (isLoading) return;
          isLoading = true;
          void loadPatiently(load).then((Part) => (loaded.value = { Part }));
        }),
      [],
    );
    const { value: here } = loaded;
    return here === null ? null : <here.Part {...props} />;
  };
}
