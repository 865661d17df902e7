import type { Play } from '../store/play.ts';

/** The answer to a tap that the rules do not allow, over the table, read out at once. */
export function Notice({ play }: { readonly play: Play }) {
  const { value: notice } = play.notice;
  return (
    <div class="notice-box" role="alert">
      {notice !== null && (
        <p key={notice.count} class="notice">
          {notice.sentence}
        </p>
      )}
    </div>
  );
}
