import type { TableLog } from '../../store/table/log.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';
import { ScoreTable } from '../sheets/ScoreTable.tsx';

/** Sentences of the log that are kept at hand. */
const RECENT = 20;

/** Log and scores for those who read the page by its headings; eyes find them behind buttons. */
export function Mirror({ moves, log }: { readonly moves: Moves; readonly log: TableLog }) {
  return (
    <div class="hidden-text">
      <section aria-labelledby="log-title">
        <h2 id="log-title">{text.table.logTitle}</h2>
        <ol>
          {log.entries.value.slice(-RECENT).map(({ id, sentence }) => (
            <li key={id}>{sentence}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="scores-title">
        <h2 id="scores-title">{text.table.scoresTitle}</h2>
        <ScoreTable snapshot={moves.snapshot.value} speaker={moves.speaker.value} />
      </section>
    </div>
  );
}
