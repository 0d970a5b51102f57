import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The end-to-end tests of the printed report need poppler’s programs (Debian: apt-get install poppler-utils).';

/**
 * The programs that read a printed report (pdfinfo, pdftotext, pdftoppm …), installed now when they are missing.
 * @throws {Error} saying what to do when they are missing and may not be installed
 */
export function ensurePoppler(): void {
  if (!findProgram(['pdfinfo'])) installSystemPackage('poppler-utils', instructions);
}
