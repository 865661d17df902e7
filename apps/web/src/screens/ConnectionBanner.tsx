import { useRef } from 'preact/hooks';
import type { ConnectionState } from '../connection/connection.ts';
import { Icon } from '../overlay/parts/Icon.tsx';
import { goTo } from '../store/address/route.ts';
import { text } from '../text/text.ts';
import { lineWords } from './lineWords.ts';

/** Over a table whose line is lost or that cannot go on: what is going on, and a way out. */
export function ConnectionBanner(props: {
  readonly state: ConnectionState;
  readonly isPaused: boolean;
  readonly onRetry: () => void;
}) {
  const { state, isPaused, onRetry } = props;
  const wasLost = useRef(false);
  const isLive = state.kind === 'live';
  wasLost.current ||= !isLive;
  const words = lineWords(state, isPaused);
  return (
    <div class="banner-box" role="status">
      {words === null ? (
        wasLost.current && <p class="hidden-text">{text.connection.back}</p>
      ) : (
        <div class="banner">
          <span
            class={state.kind === 'away' ? 'banner-wheel is-still' : 'banner-wheel'}
            aria-hidden="true"
          />
          <p>{words}</p>
          {!isLive && <WaysOut onRetry={onRetry} />}
        </div>
      )}
    </div>
  );
}

function WaysOut({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <button type="button" class="button banner-button" onClick={onRetry}>
        {text.connection.tryNow}
      </button>
      <button
        type="button"
        class="button button-quiet button-icon banner-button"
        onClick={() => goTo('/')}
      >
        <Icon name="home" />
        <span class="hidden-text">{text.connection.goHome}</span>
      </button>
    </>
  );
}
