import { useSignal } from '@preact/signals';
import { formatTableCode } from '@roundhouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../overlay/Dialog.tsx';
import { Icon } from '../overlay/Icon.tsx';
import { ShareButtons, tableLink } from '../overlay/ShareButtons.tsx';
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

/** The link as a QR code: dark on light, with its quiet zone. */
function QrCode({ link }: { readonly link: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void import('lean-qr/nano').then(({ generate }) => {
      if (canvas.current === null) return;
      generate(link).toCanvas(canvas.current, {
        on: [43, 33, 22, 255],
        off: [250, 244, 227, 255],
        padX: 3,
        padY: 3,
      });
    });
  }, [link]);
  return <canvas ref={canvas} class="qr" role="img" aria-label={text.lobby.qrLabel(link)} />;
}
