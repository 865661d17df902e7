import type { Signal } from '@preact/signals';
import type { Moves } from '../../store/table/moves.ts';
import type { TableLog } from '../../store/table/log.ts';
import { text } from '../../text/text.ts';
import { BotSign } from '../parts/BotSign.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { RulesList } from './RulesList.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import type { SheetName } from './sheetName.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { later } from '../../late/late.tsx';
import { TableMenu } from './TableMenu.tsx';

const TableGuide = later(async () => (await import('./TableGuide.tsx')).TableGuide);

/** What the sheets show and which is open. */
interface SheetProps {
  readonly moves: Moves;
  readonly log: TableLog;
  readonly sheet: Signal<SheetName | null>;
  readonly onType?: () => void;
}

function titleOf(name: SheetName): string {
  if (name === 'guide') return text.home.howToPlay;
  return name === 'settings' ? text.settings.title : text.table[`${name}Title`];
}

/** The sheet that is open, if any. Load this file lazily. */
export function OpenSheet({ moves, log, sheet, onType }: SheetProps) {
  const { value: name } = sheet;
  if (name === null) return null;
  // A window tells late that it was closed: by then another sheet may be open.
  const close = () => {
    if (sheet.value === name) sheet.value = null;
  };
  return (
    <Dialog
      key={name}
      title={titleOf(name)}
      wide={name === 'rules' || name === 'guide'}
      isText={name === 'rules' || name === 'guide' || name === 'log'}
      onClose={close}
    >
      {name === 'scores' && (
        <ScoreTable snapshot={moves.snapshot.value} speaker={moves.speaker.value} />
      )}
      {name === 'log' && <LogList log={log} />}
      {name === 'rules' && <RulesList snapshot={moves.snapshot.value} />}
      {name === 'guide' && <TableGuide snapshot={moves.snapshot.value} />}
      {name === 'settings' && <SettingsForm />}
      {name === 'menu' && (
        <TableMenu
          moves={moves}
          onOpen={(other) => (sheet.value = other)}
          onClose={() => (sheet.value = null)}
          onType={onType ?? null}
        />
      )}
    </Dialog>
  );
}

function LogList({ log }: { readonly log: TableLog }) {
  const entries = log.entries.value;
  if (entries.length === 0) return <p class="note">{text.table.logEmpty}</p>;
  return (
    <ol class="log">
      {entries.toReversed().map(({ id, sentence, own, isBot }) => (
        <li key={id} class={own ? 'is-own' : undefined}>
          <span class="log-sign">{isBot && <BotSign />}</span>
          <span>
            <Sentence words={sentence} />
          </span>
        </li>
      ))}
    </ol>
  );
}
