import type { KeyboardEvent } from 'react';

export type TextInputElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Moves the focus to the input that a key leads to, and selects its content, so that typing replaces it. A key with
 * Alt, Ctrl or Meta keeps its meaning.
 * @param find returns undefined if the key leads nowhere
 */
export function moveFocus(
  event: KeyboardEvent<TextInputElement>,
  find: (event: KeyboardEvent<TextInputElement>) => TextInputElement | null | undefined,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const next = find(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Moves the focus with the up and down keys between the number inputs beside the choices of a question. */
export function moveFocusInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  moveFocus(event, ({ key, shiftKey, currentTarget: input }) => {
    if (shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
    const column = [
      ...(input.closest('fieldset')?.querySelectorAll<TextInputElement>('input[type=text]') ?? []),
    ];
    return column[column.findIndex((one) => one === input) + (key === 'ArrowDown' ? 1 : -1)];
  });
}
