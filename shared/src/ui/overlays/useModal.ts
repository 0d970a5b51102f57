import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

// Excludes hidden fields, which are for password managers.
const fields = 'input:enabled:not([hidden]), textarea:enabled, select:enabled';

/**
 * Opens a native <dialog> while its component is mounted. The browser keeps the focus inside and makes the rest inert;
 * Esc requests closing; closing before the element is removed returns the focus to its earlier place.
 * @param onClose if missing, only the caller can close it
 * @returns the props for the <dialog>
 */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
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
    // The browser closes a dialog on a second Esc without a request.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isLeaving.current && !onClose && !currentTarget.open) currentTarget.showModal();
    },
  };
}
