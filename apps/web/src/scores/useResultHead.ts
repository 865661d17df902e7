import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Ears hear an announcement only in a place that was there before it. */
const SETTLE_MS = 300;

/**
 * For a screen that comes by itself: the focus goes to its heading, and `news` is said once, however
 * often the screen is drawn again.
 */
export function useResultHead(news: string): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly said: string;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(news);
  const [said, say] = useState('');
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => say(first.current), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { heading, said };
}
