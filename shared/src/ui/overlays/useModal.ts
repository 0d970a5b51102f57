import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

import { usePageMark } from '../usePageMark.ts';

// Excludes hidden fields, which are for password managers.
const fields = 'input:enabled:not([hidden]), textarea:enabled, select:enabled';

/**
 * Opens a native <dialog> while its component is mounted. The browser keeps the focus inside and makes the rest of the
 * page inert. When the component is unmounted, the dialog is closed first, so that the browser returns the focus to the
 * element that had it before.
 * @param onClose called on Esc; if missing, only the caller can close the dialog
 * @returns the props for the <dialog>
 */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  usePageMark('modal');
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    isLeaving.current = false;
    dialog.showModal();
    // Focus the first field, or the dialog as a whole; the browser would focus the close button.
    (dialog.querySelector<HTMLElement>(fields) ?? dialog).focus();
    return () => {
      isLeaving.current = true;
      dialog.close();
    };
  }, []);
  return {
    ref,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file chooser inside fires its own cancel event, which bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // On a second Esc the browser closes the dialog without a `cancel` event, so it is opened again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isLeaving.current && !onClose && !currentTarget.open) currentTarget.showModal();
    },
  };
}
