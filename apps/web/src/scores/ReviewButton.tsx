import { useSignal, useSignalEffect } from '@preact/signals';
import { useLate } from '../late/late.tsx';
import { hasHints, isWatching } from '../store/table/own.ts';
import type { Moves } from '../store/table/moves.ts';
import { rememberedRound } from '../store/table/roundMemory.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';

const loadReview = async () => (await import('./RoundReview.tsx')).RoundReview;

/** Looks back on the own moves of the round that is over, where the table has hints at all. */
export function ReviewButton({ moves, atEnd }: { readonly moves: Moves; readonly atEnd: Speaker }) {
  const isOpen = useSignal(false);
  const close = () => (isOpen.value = false);
  const late = useLate(isOpen.value, loadReview, close);
  useSignalEffect(() => {
    if (!hasHints(moves)) close();
  });
  if (isWatching(moves) || !hasHints(moves)) return null;
  return (
    <div class="look-back">
      <button type="button" class="button" onClick={() => (isOpen.value = true)}>
        {text.review.open}
      </button>
      {isOpen.value && late !== null && (
        <late.It round={rememberedRound(moves)} atEnd={atEnd} onClose={close} />
      )}
    </div>
  );
}
