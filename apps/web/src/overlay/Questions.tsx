import { loadPatiently } from '../store/loading.ts';
import type { QuestionProps } from './AskedQuestions.tsx';
import { useLate } from './useLate.ts';

const load = () => loadPatiently(async () => (await import('./AskedQuestions.tsx')).AskedQuestions);

/** What a table is asked by its people, over everything else; the host answers. */
export function Questions(props: QuestionProps) {
  const { asker, claim } = props.snapshot;
  const asked = useLate(asker !== null || claim !== null, load, () => {});
  return (
    <div class="banner-box" role="status">
      {asked !== null && <asked.It {...props} />}
    </div>
  );
}
