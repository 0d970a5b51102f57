import type { KeyboardEvent } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Moves the focus between cells with arrow keys and Enter, as in a spreadsheet. In a text, and left or right in a
 * number, an arrow key leaves the cell only when the cursor is at the end in that direction. The content of the new
 * cell is selected.
 */
export function moveBetweenCells(event: KeyboardEvent<Input>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const next = nextInput(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

function nextInput({ key, shiftKey, currentTarget: input }: KeyboardEvent<Input>) {
  const isText = input instanceof HTMLTextAreaElement;
  const isAtStart = input.selectionStart === 0;
  const isAtEnd = input.selectionEnd === input.value.length;
  if (key === 'Enter') return inputInRow(input, shiftKey ? 'above' : 'below');
  if (shiftKey) return undefined;
  if (key === 'ArrowUp' && (!isText || isAtStart)) return inputInRow(input, 'above');
  if (key === 'ArrowDown' && (!isText || isAtEnd)) return inputInRow(input, 'below');
  if (key === 'ArrowLeft' && isAtStart) return inputOf(cellOf(input)?.previousElementSibling);
  if (key === 'ArrowRight' && isAtEnd) return inputOf(cellOf(input)?.nextElementSibling);
  return undefined;
}

function cellOf(input: Input): HTMLTableCellElement | null {
  return input.closest('td');
}

/** Returns the input in the same column of the row above or below. */
function inputInRow(input: Input, where: 'above' | 'below'): Input | null | undefined {
  const cell = cellOf(input);
  const row = cell?.closest('tr');
  const next = where === 'above' ? row?.previousElementSibling : row?.nextElementSibling;
  return cell && next instanceof HTMLTableRowElement
    ? inputOf(next.cells[cell.cellIndex])
    : undefined;
}

function inputOf(cell: Element | null | undefined): Input | null | undefined {
  return cell?.querySelector<Input>('input, textarea');
}
