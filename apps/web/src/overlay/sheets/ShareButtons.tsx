import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isOnlyHere, tableLink } from '../../store/address/tableLink.ts';
import { text } from '../../text/text.ts';
import { isCopied } from '../parts/copying.ts';
import { Icon } from '../parts/Icon.tsx';

/**
 * Ways to send a link to friends. Sharing and the clipboard exist only where the browser grants
 * them (never on plain http): the link itself is always there, ready to be selected.
 */
export function ShareButtons({ code }: { readonly code: string }) {
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const link = tableLink(code);
  const copy = async () => {
    copied.value = await isCopied(link, async () => field.current);
  };
  const share = () =>
    navigator
      .share({ title: text.lobby.shareTitle, text: text.lobby.shareText(code), url: link })
      .catch(() => undefined); // closed without sharing
  return (
    <div class="share">
      <input
        ref={field}
        class="field share-link"
        readOnly
        value={link}
        aria-label={text.lobby.linkLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="copy" /> {copied.value ? text.lobby.copied : text.lobby.copy}
      </button>
      {'share' in navigator && (
        <button type="button" class="button" onClick={() => void share()}>
          <Icon name="share" /> {text.lobby.share}
        </button>
      )}
      {isOnlyHere() && <p class="note">{text.lobby.onlyHere}</p>}
      <span class="hidden-text" role="status">
        {copied.value ? text.lobby.copied : ''}
      </span>
    </div>
  );
}
