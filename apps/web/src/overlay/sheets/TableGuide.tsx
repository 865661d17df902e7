import type { TableSnapshot } from '@roundhouse/protocol';
import { text } from '../../text/text.ts';
import { Guide, useGuideWords } from './Guide.tsx';

/** How to play, by the rules of a table. Load this file lazily. */
export function TableGuide({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const words = useGuideWords();
  if (words === null) return null;
  const { preset, options } = snapshot;
  return (
    <>
      <p class="note">{words.byTable(text.presets[preset].title)}</p>
      <Guide words={words} options={options} />
    </>
  );
}
