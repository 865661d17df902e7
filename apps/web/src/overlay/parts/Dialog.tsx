import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Icon } from './Icon.tsx';

/** What a dialog shows; `wide` for tables and long texts, `isText` where there is nothing to press. */
export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly isText?: boolean;
  readonly children: ComponentChildren;
}

/** A modal window: a sheet from below on a phone, a card in the middle elsewhere. Esc closes it. */
export function Dialog({ title, onClose, wide = false, isText = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is seen: what gets the focus in it then keeps it.
  useLayoutEffect(() => {
    ref.current?.showModal();
  }, []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same
    <dialog
      ref={ref}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div class="dialog-card">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="button button-quiet button-icon" onClick={onClose}>
            <Icon name="close" />
            <span class="hidden-text">{text.settings.close}</span>
          </button>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a text that has the focus */}
        <div class="dialog-body" tabIndex={isText ? 0 : undefined}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
