import { useSignal } from '@preact/signals';
import { formatTableCode } from '@roundhouse/protocol';
import { Dialog } from '../overlay/parts/Dialog.tsx';
import { Icon } from '../overlay/parts/Icon.tsx';
import { QrCode } from '../overlay/parts/QrCode.tsx';
import { ShareButtons } from '../overlay/sheets/ShareButtons.tsx';
import { tvPath } from '../store/address/route.ts';
import { tableLink } from '../store/address/tableLink.ts';
import { text } from '../text/text.ts';

/** The table's code as a railway ticket, with everything that brings friends here. */
export function Ticket({ code }: { readonly code: string }) {
  const isQrOpen = useSignal(false);
  return (
    <section class="ticket" aria-labelledby="code-title">
      <div class="ticket-main">
        <h2 id="code-title" class="ticket-title">
          {text.lobby.codeTitle}
        </h2>
        <p class="ticket-code">
          <span aria-hidden="true">{formatTableCode(code)}</span>
          <span class="hidden-text">{text.lobby.spelled(code)}</span>
        </p>
        <ShareButtons code={code} />
        <a class="ticket-tv" href={tvPath(code)} target="_blank" rel="noopener">
          {text.table.onTv}
        </a>
      </div>
      <div class="ticket-stub">
        <button type="button" class="ticket-qr" onClick={() => (isQrOpen.value = true)}>
          <QrCode link={tableLink(code)} />
          <span class="ticket-hint">
            <Icon name="qr" /> {text.lobby.qrHint}
          </span>
        </button>
      </div>
      {isQrOpen.value && (
        <Dialog title={text.lobby.qrHint} onClose={() => (isQrOpen.value = false)}>
          <div class="qr-large">
            <QrCode link={tableLink(code)} />
            <p class="code-plate">{formatTableCode(code)}</p>
            <p class="note">{tableLink(code)}</p>
          </div>
        </Dialog>
      )}
    </section>
  );
}
