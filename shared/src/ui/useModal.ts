import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

const fields = 'input:enabled, textarea:enabled, select:enabled';

/**
 * Opens a native <dialog> while its part is on the page. The browser keeps the focus inside and makes the rest
 * inert; Esc asks to close; closing before the element leaves gives the focus back to where it was.
 * @returns what to spread on the <dialog>
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // The first field, else the dialog as a whole; the browser would choose the closing cross.
    (dialog.querySelector<HTMLElement>(fields) ?? dialog).focus();
    return () => dialog.close();
  }, []);
  return {
    ref,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file chooser inside sends a cancel of its own, which bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
