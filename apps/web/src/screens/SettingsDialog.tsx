import { Dialog } from '../overlay/parts/Dialog.tsx';
import { SettingsForm } from '../overlay/sheets/SettingsForm.tsx';
import { text } from '../text/text.ts';

/** The settings where there is no table. Load this file lazily. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.settings.title} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
