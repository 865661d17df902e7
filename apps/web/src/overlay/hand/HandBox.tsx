import type { RefObject } from 'preact';
import { text } from '../../text/text.ts';
import { Hand, type HandProps } from './Hand.tsx';

/** The own hand, and the place that is kept for it. */
export function HandBox({
  area,
  ...hand
}: HandProps & { readonly area: RefObject<HTMLDivElement | null> }) {
  return (
    <section class="hand-box" aria-labelledby="hand-title">
      <h2 id="hand-title" class="hidden-text">
        {text.table.handTitle}
      </h2>
      <div class="hand-area" ref={area} />
      <Hand {...hand} />
    </section>
  );
}
