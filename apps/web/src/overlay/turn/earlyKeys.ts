import { useEffect, useMemo } from 'preact/hooks';

/** Keys pressed before there was anybody to act on them. */
export interface EarlyKeys {
  /** Hands them over, once; nothing is kept from then on. */
  readonly take: () => readonly KeyboardEvent[];
}

/** Keeps the keys that are pressed while what acts on them is on its way. */
export function useEarlyKeys(): EarlyKeys {
  const pressed = useMemo((): KeyboardEvent[] => [], []);
  const keep = useMemo(() => (event: KeyboardEvent) => void pressed.push(event), [pressed]);
  useEffect(() => {
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  }, [keep]);
  return {
    take: () => {
      removeEventListener('keydown', keep);
      return pressed.splice(0);
    },
  };
}
