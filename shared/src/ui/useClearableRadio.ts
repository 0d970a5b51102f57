import { useRef, type KeyboardEvent } from 'react';

/**
 * A native radio group cannot be emptied again. This gives each radio the handlers that let a second click, or
 * Space, Backspace or Delete on the chosen one, clear the group; arrow keys and everything else stay native.
 */
export function useClearableRadio(onClear: () => void) {
  const isSpaceSpent = useRef(false);

  return (isChecked: boolean) => ({
    // The browser sends no change for a click on what is chosen already.
    onClick: isChecked ? onClear : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const isSpace = event.key === ' ';
      if (!isChecked || !(isSpace || event.key === 'Backspace' || event.key === 'Delete')) return;
      event.preventDefault();
      isSpaceSpent.current = isSpace;
      onClear();
    },
    // Firefox turns the release of Space into a click, which would choose again what was just cleared.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceSpent.current) return;
      event.preventDefault();
      isSpaceSpent.current = false;
    },
  });
}
