import { useSignal } from '@preact/signals';
import { newer, roundRuns, takeNewer } from '../../store/page/newer.ts';
import { text } from '../../text/text.ts';

/** Offers the newer version of the page that waits, but not while a round is being played. */
export function NewerOffer() {
  const isLater = useSignal(false);
  const { connection } = text;
  if (newer.value === null || roundRuns.value || isLater.value) return null;
  return (
    <div class="banner-box" role="status">
      <div class="banner">
        <p>{connection.newer}</p>
        <button type="button" class="button banner-button" onClick={takeNewer}>
          {connection.updateNow}
        </button>
        <button
          type="button"
          class="button button-quiet banner-button"
          onClick={() => (isLater.value = true)}
        >
          {connection.later}
        </button>
      </div>
    </div>
  );
}
