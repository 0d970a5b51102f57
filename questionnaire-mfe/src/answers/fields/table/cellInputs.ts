import type { ClipboardEvent, KeyboardEvent } from 'react';
import { enterTextAsTyped } from '@cert/shared/ui';
import { moveFocus, type TextInputElement } from '../moveFocus.ts';

/**
 * Moves the focus between cells with arrow keys, Enter (down) and Shift+Enter (up), as in a spreadsheet. In a number
 * cell, the up and down keys always move to another cell. In all other cases, an arrow key leaves the cell only when
 * the cursor is at the start of the content (left and up) or at its end (right and down).
 */
export function moveFocusBetweenCells(event: KeyboardEvent<TextInputElement>): void {
  moveFocus(event, nextInput);
}

function nextInput({ key, shiftKey, currentTarget: input }: KeyboardEvent<TextInputElement>) {
  const isText = isTextCell(input);
  const isAtStart = input.selectionStart === 0;
  const isAtEnd = input.selectionEnd === input.value.length;
  if (key === 'Enter') return inputAt(input, { down: shiftKey ? -1 : 1 });
  if (shiftKey) return undefined;
  if (key === 'ArrowUp' && (!isText || isAtStart)) return inputAt(input, { down: -1 });
  if (key === 'ArrowDown' && (!isText || isAtEnd)) return inputAt(input, { down: 1 });
  if (key === 'ArrowLeft' && isAtStart) return inputAt(input, { right: -1 });
  if (key === 'ArrowRight' && isAtEnd) return inputAt(input, { right: 1 });
  return undefined;
}

/** Returns the input of another cell of the same table, this many rows below and columns to the right. */
function inputAt(
  input: TextInputElement,
  { down = 0, right = 0 },
): TextInputElement | null | undefined {
  const cell = input.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  return cell && row && body
    ? body.rows[row.sectionRowIndex + down]?.cells[
        cell.cellIndex + right
      ]?.querySelector<TextInputElement>('input, textarea')
    : undefined;
}

/**
 * Pastes a block of cells, as a spreadsheet copies it, into this cell and its neighbours below and to the right. Each
 * text is entered as if it were typed, so a cell shows a text that it refuses together with the reason. An empty cell
 * of the block changes nothing. In two cases the browser pastes everything into this one cell as one text: if the block
 * exceeds the table, and if several lines without a tab are pasted into a cell for text.
 */
export function pasteBlock(event: ClipboardEvent<TextInputElement>): void {
  const block = parseBlock(event.clipboardData.getData('text/plain'));
  const columnCount = Math.max(...block.map((row) => row.length));
  const isOneCell = columnCount === 1 && (block.length === 1 || isTextCell(event.currentTarget));
  if (isOneCell) return;
  const entries = block
    .flatMap((row, down) =>
      row.map((text, right) => ({ text, input: inputAt(event.currentTarget, { down, right }) })),
    )
    .filter(({ text }) => text.trim() !== '');
  if (entries.some(({ input }) => !input)) return;
  event.preventDefault();
  for (const { input, text } of entries) if (input) enterTextAsTyped(input, text);
}

function isTextCell(input: TextInputElement): boolean {
  return input instanceof HTMLTextAreaElement;
}

/** Matches one cell (in quotes if it contains a tab or a line break) and the separator after it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gu;

/** The cells of a copied block, by rows. Rows end with a line break, cells with a tab. */
function parseBlock(copied: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of copied.replace(/[\r\n]+$/u, '').matchAll(cellPattern)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
