import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Selects the whole content of an input that gets the focus by keyboard, so that typing replaces it. The browser
 * selects it, too, but loses the selection when the input changes its text on focus, for example from 1,234 to 1234.
 * After a click, the caret stays where the user has clicked.
 * @returns the props for the input
 */
export function useSelectOnKeyboardFocus() {
  const isByPointer = useRef(false);
  const selecting = useRef<HTMLInputElement>(null);
  // Selects the text after the render that changes it.
  useLayoutEffect(() => {
    selecting.current?.select();
    selecting.current = null;
  });
  return {
    onPointerDown: () => {
      isByPointer.current = true;
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (!isByPointer.current) selecting.current = event.currentTarget;
    },
    onBlur: () => {
      isByPointer.current = false;
      selecting.current = null;
    },
  };
}
