import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../overlay/parts/Icon.tsx';
import { text } from '../text/text.ts';
import { drawPoster } from './poster.ts';
import { sendPicture, sendText, type Sent } from './sending.ts';
import { shareText, type Told } from './shareText.ts';

/**
 * Ways to show friends how a match went: as text and as a picture. Where the browser neither shares
 * nor copies, as on plain http it may not, the text is there to be selected.
 */
export function ShareResult(told: Told) {
  const words = shareText(told);
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useSignal<Sent | 'notDrawn' | null>(null);
  const isOpen = useSignal(false);
  const show = async () => {
    isOpen.value = true;
    await new Promise(requestAnimationFrame);
    return field.current;
  };
  const share = async () => {
    sent.value = await sendText(words, show);
  };
  const save = async () => {
    const picture = await drawPoster(told);
    sent.value = picture === null ? 'notDrawn' : await sendPicture(picture, words);
  };
  const canShare = 'share' in navigator;
  return (
    <section class="share-result" aria-label={text.scores.share}>
      <div class="share-row">
        <button type="button" class="button" onClick={() => void share()}>
          <Icon name={canShare ? 'share' : 'copy'} />
          {canShare ? text.scores.shareText : text.scores.copyText}
        </button>
        <button type="button" class="button" onClick={() => void save()}>
          <Icon name="picture" />
          {canShare ? text.scores.sharePicture : text.scores.savePicture}
        </button>
      </div>
      <textarea
        ref={field}
        class="field share-words"
        readOnly
        hidden={!isOpen.value}
        rows={words.split('\n').length}
        value={words}
        aria-label={text.scores.textLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="note share-said" role="status">
        {sent.value === 'copied' && text.scores.copied}
        {sent.value === 'saved' && text.scores.saved}
        {sent.value === 'shown' && text.scores.selectIt}
        {sent.value === 'notDrawn' && text.scores.noPicture}
      </p>
    </section>
  );
}
