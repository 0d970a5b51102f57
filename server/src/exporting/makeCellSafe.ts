/** Type of a cell's value. */
export type CellValue = string | number | boolean | null;

/**
 * Maximum length of a cell. Excel reports a file with longer cells as damaged. Source: Microsoft, "Excel specifications
 * and limits".
 */
const maxTextLength = 32_767;
const cutMark = ' … (whole in the JSON export)';

/** Beginnings of texts that spreadsheet programs interpret as formulas. Source: OWASP, "CSV Injection". */
const formulaBeginning = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that XML 1.0 does not allow. Source: its section 2.2. */
const notInXml = /[\p{Cc}\ufffe\uffff]/gu;
const allowedControls = new Set(['\t', '\n', '\r']);

/**
 * Makes a value safe for a cell. Texts come from users: one that looks like a formula is prefixed with an apostrophe,
 * as OWASP recommends. XLSX text cells are not evaluated, but users may save the sheet as CSV and open it again.
 * Removes characters that XML cannot hold, and cuts a text beyond the maximum length.
 */
export function makeCellSafe(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  const text = value
    .toWellFormed()
    .replace(notInXml, (character) => (allowedControls.has(character) ? character : ''));
  const plain = formulaBeginning.test(text) ? `'${text}` : text;
  return plain.length > maxTextLength
    ? plain.slice(0, maxTextLength - cutMark.length).toWellFormed() + cutMark
    : plain;
}
