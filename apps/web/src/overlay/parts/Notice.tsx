import type { Talk } from '../../store/table/talk.ts';
import { Sentence } from './Sentence.tsx';

/** The answer to a tap that the rules do not allow, over the table, read out at once. */
export function Notice({ talk }: { readonly talk: Talk }) {
  const { value: notice } = talk.notice;
  return (
    <div class="notice-box" role="alert">
      {notice !== null && (
        <p key={notice.count} class={notice.isNews ? 'notice is-news' : 'notice'}>
          <Sentence words={notice.sentence} />
        </p>
      )}
    </div>
  );
}

/** The same in the foot of a screen without a table. */
export function FootNotice({ talk }: { readonly talk: Talk }) {
  const { value: notice } = talk.notice;
  if (notice === null) return null;
  return (
    <p key={notice.count} class="warning" role="alert">
      {notice.sentence}
    </p>
  );
}
