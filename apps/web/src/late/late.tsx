import { signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { onceDrawn } from './drawn.ts';
import { loadPatiently } from './patience.ts';

/**
 * Components whose code is fetched late, in three ways. A page that one goes to: `lazy`. Something
 * over the table that nobody misses in its first pictures: `later`. What a press opens: `useLate`.
 * The first two try until the code is here; a press asks once, and the next press again.
 */
type Load<P> = () => Promise<ComponentType<P>>;

/** A component whose code is fetched when it is first shown; until then its place is taken. */
export function lazy<P extends object>(
  load: Load<P>,
  Meanwhile: ComponentType | null,
): ComponentType<P> {
  return fetched(load, (begin) => begin(), Meanwhile);
}

/**
 * A component whose code is fetched when it is first shown and the table is drawn; nothing is shown
 * until it is here.
 */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  return fetched(load, onceDrawn, null);
}

/**
 * A component whose code is fetched when it is first wanted; null until it is here. `onMissing` is
 * told when it does not come: the next wish asks again.
 */
export function useLate<P>(
  isWanted: boolean,
  load: Load<P>,
  onMissing: () => void,
): { readonly It: ComponentType<P> } | null {
  const loaded = useSignal<{ readonly It: ComponentType<P> } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded.value !== null) return;
    void load().then((It) => (loaded.value = { It }), onMissing);
  }, [isWanted, loaded]);
  return loaded.value;
}

/** `when` begins the fetch at its moment, and may return how that wish is taken back. */
function fetched<P extends object>(
  load: Load<P>,
  when: (begin: () => void) => (() => void) | void,
  Meanwhile: ComponentType | null,
): ComponentType<P> {
  const loaded = signal<{ readonly It: ComponentType<P> } | null>(null);
  let isLoading = false;
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    void loadPatiently(load).then((It) => (loaded.value = { It }));
  };
  return function Late(props: P) {
    useEffect(() => when(begin), []);
    const { value: here } = loaded;
    if (here !== null) return <here.It {...props} />;
    return Meanwhile === null ? null : <Meanwhile />;
  };
}
