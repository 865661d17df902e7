import { Dialog } from '../overlay/parts/Dialog.tsx';
import { SettingsForm } from '../overlay/sheets/SettingsForm.tsx';
import { text } from '../text/text.ts';

/** The settings, on the first page and in the lobby. Load this file lazily. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.settings.title} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
