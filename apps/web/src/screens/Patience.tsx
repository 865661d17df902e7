import { formatTableCode } from '@roundhouse/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goTo, route } from '../store/address/route.ts';
import { text } from '../text/text.ts';

/** After this a page that still waits may be one whose code the server has replaced. */
const DOUBT_MS = 8000;

/**
 * While code or the first answer is on its way; ways out when it does not come. Their place is kept,
 * so that nothing jumps when they appear. `words`: what is waited for.
 */
export function Patience(props: {
  readonly words?: string;
  /** Something to press; a refresh unless given. */
  readonly children?: ComponentChildren;
  /** True when it is clear already that it takes long. */
  readonly isSlow?: boolean;
}) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { words = text.connection.connecting, children, isSlow = false } = props;
  const place = route.value;
  return (
    <main class="sign-page">
      <p class="logo sign-logo">{text.home.product}</p>
      <p class="waiting" role="status">
        <span class="banner-wheel" aria-hidden="true" />
        <span>{words}</span>
      </p>
      <div class={isLate || isSlow ? 'sign-actions' : 'sign-actions is-early'}>
        {children ?? (
          <button type="button" class="button" onClick={() => location.reload()}>
            {text.connection.refresh}
          </button>
        )}
        <button type="button" class="button button-quiet" onClick={() => goTo('/')}>
          {text.connection.goHome}
        </button>
        {place.kind === 'table' && (
          <p class="note sign-code">{text.join.title(formatTableCode(place.code))}</p>
        )}
      </div>
    </main>
  );
}
