import { useRef, type MouseEvent, type KeyboardEvent } from 'react';

/** Milliseconds: a click that follows within this time on the same control belongs to the same gesture. */
const gesturePauseMs = 400;

type Gesture = {
  /** The label of the choice, or the toggle button. */
  control: Element;
  /** When its latest click was made. */
  clickedAt: number;
  /** Whether the click was on the text of a label: the browser then sends a second click to the label's input. */
  isPassedOn: boolean;
};

/**
 * Makes one gesture have one result: a double click, triple click or double tap chooses, and never clears what it has
 * just chosen. The returned handler stops clicks that continue a gesture. Spread it on an element that is or contains
 * labels of choices, or a button with `aria-pressed`. Browsers count the clicks of a mouse (`detail`), but not always
 * those of a finger, so a click within `gesturePauseMs` continues the gesture, too. Clicks by the keyboard have the
 * count 0 and are never stopped. See docs/product/answering.md#one-gesture.
 */
export function useSingleClick() {
  const gesture = useRef<Gesture>(undefined);

  return {
    onClickCapture(event: MouseEvent) {
      const { target, detail, timeStamp } = event;
      const control = target instanceof Element ? target.closest('label, [aria-pressed]') : null;
      if (!control || detail === 0) return;
      const isInput = target instanceof HTMLInputElement;
      const before = gesture.current?.control === control ? gesture.current : undefined;
      if (isInput && before?.isPassedOn) {
        before.isPassedOn = false;
        return;
      }
      const isRepeated =
        detail > 1 || (before !== undefined && timeStamp - before.clickedAt < gesturePauseMs);
      gesture.current = {
        control,
        clickedAt: timeStamp,
        isPassedOn: !isInput && !isRepeated && control instanceof HTMLLabelElement,
      };
      if (!isRepeated) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

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
