import { useSignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { Dialog } from '../overlay/parts/Dialog.tsx';
import { Icon } from '../overlay/parts/Icon.tsx';
import { RulesList } from '../overlay/sheets/RulesList.tsx';
import { useLate } from '../late/late.tsx';
import { text } from '../text/text.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** What the lobby can open over itself: the rules as sentences, or the settings. Load this file lazily. */
export function LobbySheet(props: {
  readonly sheet: 'rules' | 'settings';
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}) {
  const { sheet, snapshot, onClose } = props;
  if (sheet === 'settings') return <SettingsDialog onClose={onClose} />;
  return (
    <Dialog title={text.table.rulesTitle} wide={true} isText={true} onClose={onClose}>
      <LobbyRuleBook snapshot={snapshot} />
    </Dialog>
  );
}

/** Every rule as a sentence, with the way to the guide for those who know none of them. */
function LobbyRuleBook({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const isTaught = useSignal(false);
  const late = useLate(
    isTaught.value,
    async () => (await import('../overlay/sheets/TableGuide.tsx')).TableGuide,
    () => (isTaught.value = false),
  );
  if (isTaught.value && late !== null) return <late.It snapshot={snapshot} />;
  return (
    <>
      <p>
        <button type="button" class="button" onClick={() => (isTaught.value = true)}>
          <Icon name="help" /> {text.home.howToPlay}
        </button>
      </p>
      <RulesList snapshot={snapshot} />
    </>
  );
}
