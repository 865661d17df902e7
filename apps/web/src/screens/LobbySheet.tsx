import type { TableSnapshot } from '@roundhouse/protocol';
import { Dialog } from '../overlay/Dialog.tsx';
import { RulesList } from '../overlay/RulesList.tsx';
import { SettingsForm } from '../overlay/SettingsForm.tsx';
import { text } from '../text/text.ts';

/** What the lobby can open over itself: the rules as sentences, or the settings. Load this file lazily. */
export function LobbySheet(props: {
  readonly sheet: 'rules' | 'settings';
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}) {
  const { sheet, snapshot, onClose } = props;
  const isRules = sheet === 'rules';
  return (
    <Dialog
      key={sheet}
      title={isRules ? text.table.rulesTitle : text.settings.title}
      wide={isRules}
      isText={isRules}
      onClose={onClose}
    >
      {isRules ? <RulesList snapshot={snapshot} /> : <SettingsForm />}
    </Dialog>
  );
}
