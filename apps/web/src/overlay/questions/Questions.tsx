import { loadPatiently } from '../../store/page/loading.ts';
import type { Talk } from '../../store/table/talk.ts';
import { useLate } from '../parts/useLate.ts';

const load = () => loadPatiently(async () => (await import('./AskedQuestions.tsx')).AskedQuestions);

/** What a table is asked by its people, over everything else; the host answers. */
export function Questions({ talk }: { readonly talk: Talk }) {
  const { asker, claim } = talk.snapshot.value;
  const asked = useLate(asker !== null || claim !== null, load, () => {});
  return (
    <div class="banner-box" role="status">
      {asked !== null && <asked.It talk={talk} />}
    </div>
  );
}
