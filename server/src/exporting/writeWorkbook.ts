import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { makeCellSafe, type CellValue } from './makeCellSafe.ts';
import type { WorkbookSheet } from './createWorkbookSheets.ts';

/** Column width in characters. It is wide, because Excel does not wrap texts by itself. */
const columnWidth = 32;

/** Creates an XLSX file. Every cell passes through `makeCellSafe`, and none is a formula. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  return writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map(() => ({ width: columnWidth })),
      data: rows.map((row, index) => row.map((value) => asCell(makeCellSafe(value), index === 0))),
    })),
  ).toBuffer();
}

function asCell(value: CellValue, isHeading: boolean): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: Boolean, value };
  return { type: String, value, wrap: true, ...(isHeading && { fontWeight: 'bold' }) };
}
