import type { ClipboardEvent } from 'react';

/**
 * Handles the paste of several lines into an input for a number: puts tabs between the lines, so that `parseNumber`
 * refuses the text. Without this, the browser would drop the line breaks, and `12⏎345` would become 12345.
 */
export function replaceLineBreaksOnPaste(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n]/.test(lines)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  enterTextAsTyped(
    event.currentTarget,
    `${before}${lines}${value.slice(selectionEnd ?? value.length)}`,
  );
}

/**
 * Sets the text of an input as if it were typed: its `onChange` runs. Line breaks become tabs where the input has one
 * line.
 */
export function enterTextAsTyped(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): void {
  const entered = input instanceof HTMLInputElement ? text.replace(/[\r\n]+/gu, '\t') : text;
  // Not `input.value = …`, because React would then ignore the event.
  input.setRangeText(entered, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
