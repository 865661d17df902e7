import { NOISE, reviewOf, type Judged, type Review } from '@roundhouse/bots';
import { useMemo } from 'preact/hooks';
import { Dialog } from '../overlay/parts/Dialog.tsx';
import { Sentence } from '../overlay/parts/Sentence.tsx';
import type { RememberedRound } from '../store/table/roundMemory.ts';
import type { MoveFacts } from '../text/facts.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import '../styles/review.css';

/** A round that is over, beside what a Dispatcher would have done. Load this file lazily. */
export function RoundReview(props: {
  readonly round: RememberedRound;
  readonly atEnd: Speaker;
  readonly onClose: () => void;
}) {
  const { round, atEnd, onClose } = props;
  const sentences = useMemo(() => reviewSentences(round, atEnd), [round, atEnd]);
  return (
    <Dialog title={text.review.title} isText={true} onClose={onClose}>
      {sentences.map((sentence) => (
        <p class="review-words" key={sentence}>
          <Sentence words={sentence} />
        </p>
      ))}
    </Dialog>
  );
}

/** What is said of a round: how many choices, how many good ones, and the dearest of the others. */
export function reviewSentences(
  { moves, isWhole }: RememberedRound,
  speaker: Speaker,
): readonly string[] {
  const { review: words } = text;
  if (!isWhole) return [words.partly];
  const review = reviewOf(moves);
  if (review.decisions === 0) return [words.noChoice];
  return [
    words.who,
    text.choicesMade(review.decisions),
    ...(review.alike === 0 ? [] : [text.playsAlike(review.alike)]),
    ...(review.asGood === 0 ? [] : [text.playsAsGood(review.asGood)]),
    ...lossSentences(review, speaker),
    words.noise(NOISE),
  ];
}

function lossSentences({ mistakes }: Review, speaker: Speaker): readonly string[] {
  const [dearest] = mistakes;
  if (dearest === undefined) return [text.review.none];
  const lost = mistakes.reduce((sum, one) => sum + one.lost, 0);
  return [
    text.playsLost(mistakes.length, lost),
    text.dearestPlay(playedIn(dearest), dearest.best, speaker),
  ];
}

function playedIn({ command }: Judged): MoveFacts | null {
  return command.type === 'play' ? command : null;
}
