import { useRef, type KeyboardEvent } from 'react';

/**
 * A native radio group cannot be cleared. The returned function creates the handlers of one radio button: a click on
 * the selected button, or Space, Backspace or Delete on it, clears the group. Arrow keys and all other behaviour stay
 * native. `useSingleClick` around the group keeps the clicks of one gesture from clearing.
 */
export function useClearableRadio(onClear: () => void) {
  const isSpaceSpent = useRef(false);

  return (isChecked: boolean) => ({
    // The browser fires no change event for a click on the chosen option.
    onClick: isChecked ? onClear : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const isSpace = event.key === ' ';
      if (!isChecked || !(isSpace || event.key === 'Backspace' || event.key === 'Delete')) return;
      event.preventDefault();
      isSpaceSpent.current = isSpace;
      onClear();
    },
    // On the release of Space Firefox fires a click, which would select the cleared option again.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceSpent.current) return;
      event.preventDefault();
      isSpaceSpent.current = false;
    },
  });
}
