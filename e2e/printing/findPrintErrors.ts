import type { Pdf } from './readPdf.ts';
import type { Sheet } from './readSheets.ts';

/** Size of A4 landscape in points. Chromium rounds it to whole pixels. */
const page = { width: 841.89, height: 595.28 };
const toleranceInPoints = 1;
/** Minimum of `Pdf.inks` for a page. A page with less shows nothing but its headline and footer. */
const minInkShare = 0.004;
/** Minimum share of a sheet's height that has content; a sheet with less looks unfinished. */
const minFill = 0.4;
/** Sheets that may have less content: covers, dividers, and sheets to sign. */
const sparseSheets = ['cover', 'your-results', 'steps', 'beyond-results', 'confirmation'];
/** Minimum number of rows on a sheet that continues a chart; fewer rows should be on the previous sheet. */
const minContinuedRows = 3;
/** Minimum size of a text in points. */
const minTextPoints = 8;

type Printed = {
  /** The sheets of the report in the screen medium. */
  onScreen: readonly Sheet[];
  /** The sheets of the report in the print medium. */
  onPaper: readonly Sheet[];
  pdf: Pdf;
};

/** Compares a PDF with the report's sheets. @returns a sentence per error */
export function findPrintErrors({ onScreen, onPaper, pdf }: Printed): string[] {
  const errors: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) errors.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
  };
  if (onScreen.length === 0) errors.push('there are no sheets');
  const ids = (sheets: readonly Sheet[]) => sheets.map(({ id }) => id).join(' ');
  expectSame('sheets in the print medium', ids(onPaper), ids(onScreen));
  expectSame('pages', pdf.texts.length, onPaper.length);
  for (const { width, height } of pdf.sizes)
    if (Math.hypot(width - page.width, height - page.height) > toleranceInPoints)
      errors.push(`a page is ${width} × ${height} points`);
  for (const [index, sheet] of onPaper.entries()) errors.push(...findSheetErrors(sheet, index));
  for (const { name, isEmbedded, hasUnicode } of pdf.fonts)
    if (!isEmbedded || !hasUnicode) errors.push(`the font ${name} is not embedded completely`);
  if (pdf.fonts.length === 0) errors.push('there are no fonts, so there is no text');
  errors.push(...findLinkErrors());
  return errors;

  function findSheetErrors(sheet: Sheet, index: number): string[] {
    const found = [...sheet.errors];
    const screen = onScreen[index];
    if (screen?.words.join(' ') !== sheet.words.join(' '))
      found.push('has another text on the screen');
    if (screen?.figures.join() !== sheet.figures.join())
      found.push('has other figures on the screen');
    const text = pdf.texts[index] ?? '';
    const missing = sheet.words.filter((word) => !text.includes(word.normalize('NFKC')));
    if (missing.length > 0) found.push(`words missing on paper: ${missing.slice(0, 8).join(' ')}`);
    if ((pdf.inks[index] ?? 0) < minInkShare) found.push('is an empty page');
    if (sheet.fill < minFill && !sparseSheets.includes(sheet.id))
      found.push(`is only ${Math.floor(sheet.fill * 100)} % filled`);
    if (sheet.isContinued && sheet.rows > 0 && sheet.rows < minContinuedRows)
      found.push(`continues a chart with ${sheet.rows} rows`);
    const { smallest } = sheet;
    if (smallest && smallest.points < minTextPoints)
      found.push(`“${smallest.text}” is set in ${smallest.points.toFixed(1)} points`);
    if (sheet.page !== null && sheet.page !== index + 1) found.push(`is numbered ${sheet.page}`);
    const pictures = pdf.pictures.get(index + 1) ?? 0;
    if (pictures > sheet.pictures)
      found.push(`has ${pictures - sheet.pictures} rasterised drawings`);
    return found.map((error) => `page ${index + 1}, ${sheet.id}: ${error}`);
  }

  function findLinkErrors(): string[] {
    const found: string[] = [];
    for (const { href, page: announced } of onPaper.flatMap(({ links }) => links)) {
      const { hash, protocol } = new URL(href);
      const target = onPaper.findIndex(({ id }) => id === decodeURIComponent(hash.slice(1)));
      const isInside = hash !== '' && protocol.startsWith('http');
      const hasTarget = isInside
        ? target >= 0 && pdf.places.includes(onPaper[target]?.id ?? '')
        : pdf.addresses.includes(href);
      if (!hasTarget) found.push(`the link to ${href} has no target on paper`);
      else if (announced !== null && announced !== target + 1)
        found.push(`the link to ${hash} names page ${announced} instead of ${target + 1}`);
    }
    const bookmarks = new Set(pdf.bookmarks.map((title) => title.normalize('NFKC')));
    for (const { headline } of onPaper)
      if (headline !== null && !bookmarks.has(headline.normalize('NFKC')))
        found.push(`“${headline}” is not a bookmark`);
    return [
      ...new Set(found),
      ...(pdf.bookmarks.length < onPaper.length ? [`only ${pdf.bookmarks.length} bookmarks`] : []),
    ];
  }
}
