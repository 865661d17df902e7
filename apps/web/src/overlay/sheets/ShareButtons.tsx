import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isOnlyHere, tableLink } from '../../store/address/tableLink.ts';
import { text } from '../../text/text.ts';
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
    copied.value = await copyText(link, field.current);
  };
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
        <button type="button" class="button" onClick={() => void share(code, link)}>
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

async function copyText(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.select();
    // The old way is the only one on plain http.
    return document.execCommand('copy');
  }
}

async function share(code: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: text.lobby.shareTitle, text: text.lobby.shareText(code), url });
  } catch {
    // Closed without sharing.
  }
}
