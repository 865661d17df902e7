import type { PlayerName } from '@roundhouse/protocol';
import { text } from '../../text/text.ts';
import { Dialog } from './Dialog.tsx';
import { NameForm } from './NameForm.tsx';

/** Asks for a name in a window of its own. `action`: what the button says. */
export function NameDialog(props: {
  readonly action: string;
  readonly onName: (name: PlayerName) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={text.join.nameTitle} onClose={props.onClose}>
      <NameForm action={props.action} onName={props.onName} />
    </Dialog>
  );
}
