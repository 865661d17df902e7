import type { ConnectionState } from '../connection/connection.ts';
import { goTo } from '../store/route.ts';
import { text } from '../text/text.ts';

/** Tries after which the wait deserves more words. */
const LONG_TRIES = 4;

/** While the connection comes back: what is going on, and a way out. */
export function ConnectionBanner(props: {
  readonly state: ConnectionState;
  readonly onRetry: () => void;
}) {
  const { state, onRetry } = props;
  const isResuming = state.kind === 'resuming';
  const words = text.connection;
  return (
    <div class="banner-box" role="status">
      {isResuming && (
        <div class="banner">
          <span class="banner-wheel" aria-hidden="true" />
          <p>{state.tries >= LONG_TRIES ? words.resumingLong : words.resuming}</p>
          <button type="button" class="button" onClick={onRetry}>
            {words.tryNow}
          </button>
          <button type="button" class="button button-quiet" onClick={() => goTo('/')}>
            {words.goHome}
          </button>
        </div>
      )}
    </div>
  );
}
