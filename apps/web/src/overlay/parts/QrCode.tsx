import { useEffect, useRef } from 'preact/hooks';
import { whenHere } from '../../late/patience.ts';
import { text } from '../../text/text.ts';

/** The link as a QR code: dark on light, with its quiet zone. */
export function QrCode({ link }: { readonly link: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const code = () => import('lean-qr/nano');
    return whenHere(code, ({ generate }) => {
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
