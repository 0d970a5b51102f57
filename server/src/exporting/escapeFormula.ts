/** What a cell of a sheet may hold. */
export type CellValue = string | number | boolean | null;

/** Excel calls a file damaged when a cell is longer. Source: Microsoft, "Excel specifications and limits". */
const longestText = 32_767;
const cutMark = ' … (whole in the JSON export)';

/** A program takes a text that begins so for a formula. Source: OWASP, "CSV Injection". */
const formulaBeginning = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that XML 1.0 does not allow. Source: its section 2.2. */
const notInXml = /[\p{Cc}\ufffe\uffff]/gu;
const allowedControls = new Set(['\t', '\n', '\r']);

/**
 * A value for one cell. Texts come from people outside of the office: one that begins like a formula gets an
 * apostrophe before it, as OWASP advises. In the sheet itself a text is never reckoned, but sheets are saved as CSV
 * later, and opened again.
 */
export function escapeFormula(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  const text = value
    .toWellFormed()
    .replace(notInXml, (character) => (allowedControls.has(character) ? character : ''));
  const plain = formulaBeginning.test(text) ? `'${text}` : text;
  return plain.length > longestText
    ? plain.slice(0, longestText - cutMark.length).toWellFormed() + cutMark
    : plain;
}
