import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

// Hidden ones are for password managers.
const fields = 'input:enabled:not([hidden]), textarea:enabled, select:enabled';

/**
 * Opens a native <dialog> while its part is on the page. The browser keeps the focus inside and makes the rest
 * inert; Esc asks to close; closing before the element leaves gives the focus back to where it was.
 * @param onClose none: nothing but its caller can close it
 * @returns what to spread on the <dialog>
 */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    isLeaving.current = false;
    dialog.showModal();
    // The first field, else the dialog as a whole; the browser would choose the closing cross.
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
      // A file chooser inside sends a cancel of its own, which bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // A second Esc closes a dialog without asking.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isLeaving.current && !onClose && !currentTarget.open) currentTarget.showModal();
    },
  };
}
