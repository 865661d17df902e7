import { lazy } from '../../late/late.tsx';
import type { Talk } from '../../store/table/talk.ts';

const AskedQuestions = lazy(
  async () => (await import('./AskedQuestions.tsx')).AskedQuestions,
  null,
);

/** What a table is asked by its people, over everything else; the host answers. */
export function Questions({ talk }: { readonly talk: Talk }) {
  const { asker, claim } = talk.snapshot.value;
  return (
    <div class="banner-box" role="status">
      {(asker !== null || claim !== null) && <AskedQuestions talk={talk} />}
    </div>
  );
}
