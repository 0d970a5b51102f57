import type { Pdf } from './readPdf.ts';
import type { Sheet } from './readSheets.ts';

/** A4 landscape in points; Chromium rounds to its pixels. */
const page = { width: 841.89, height: 595.28 };
const roundedBy = 1;
/** Less than that, and there is no more on a page than its headline and footer. */
const leastInk = 0.004;

type Printed = {
  /** The sheets that the screen shows and the paper should. */
  onScreen: readonly Sheet[];
  /** The same in the print medium. */
  onPaper: readonly Sheet[];
  pdf: Pdf;
};

/** Compares what was printed with the sheets that were to be printed. @returns a sentence per error */
export function findPrintErrors({ onScreen, onPaper, pdf }: Printed): string[] {
  const errors: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) errors.push(`${what}: ${String(seen)}, not ${String(wanted)}`);
  };
  if (onScreen.length === 0) errors.push('there are no sheets');
  const ids = (sheets: readonly Sheet[]) => sheets.map(({ id }) => id).join(' ');
  expectSame('sheets in the print medium', ids(onPaper), ids(onScreen));
  expectSame('pages', pdf.texts.length, onPaper.length);
  for (const { width, height } of pdf.sizes)
    if (Math.hypot(width - page.width, height - page.height) > roundedBy)
      errors.push(`a page is ${width} × ${height} points`);
  for (const [index, sheet] of onPaper.entries()) errors.push(...findSheetErrors(sheet, index));
  for (const { name, isEmbedded, hasUnicode } of pdf.fonts)
    if (!isEmbedded || !hasUnicode) errors.push(`the font ${name} is not embedded whole`);
  if (pdf.fonts.length === 0) errors.push('there is no font, so no text');
  errors.push(...findLinkErrors());
  return errors;

  function findSheetErrors(sheet: Sheet, index: number): string[] {
    const found = sheet.errors.map((error) => error);
    const screen = onScreen[index];
    if (screen?.words.join(' ') !== sheet.words.join(' '))
      found.push('says something else on the screen');
    if (screen?.figures.join() !== sheet.figures.join())
      found.push('has other figures on the screen');
    const text = pdf.texts[index] ?? '';
    const missing = sheet.words.filter((word) => !text.includes(word.normalize('NFKC')));
    if (missing.length > 0) found.push(`does not say on paper: ${missing.slice(0, 8).join(' ')}`);
    if ((pdf.inks[index] ?? 0) < leastInk) found.push('is an empty page');
    if (sheet.page !== null && sheet.page !== index + 1) found.push(`is numbered ${sheet.page}`);
    const pictures = pdf.pictures.get(index + 1) ?? 0;
    if (pictures > sheet.pictures) found.push(`has ${pictures - sheet.pictures} pictures of dots`);
    return found.map((error) => `page ${index + 1}, ${sheet.id}: ${error}`);
  }

  function findLinkErrors(): string[] {
    const found: string[] = [];
    for (const { href, page: announced } of onPaper.flatMap(({ links }) => links)) {
      const { hash, protocol } = new URL(href);
      const target = onPaper.findIndex(({ id }) => id === decodeURIComponent(hash.slice(1)));
      const isInside = hash !== '' && protocol.startsWith('http');
      const isAlive = isInside
        ? target >= 0 && pdf.places.includes(onPaper[target]?.id ?? '')
        : pdf.addresses.includes(href);
      if (!isAlive) found.push(`the link to ${href} leads nowhere on paper`);
      else if (announced !== null && announced !== target + 1)
        found.push(`the link to ${hash} announces page ${announced}, and ${target + 1} it is`);
    }
    return [
      ...new Set(found),
      ...(pdf.bookmarks.length < onPaper.length ? [`only ${pdf.bookmarks.length} bookmarks`] : []),
    ];
  }
}
