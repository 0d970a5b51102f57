import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'The end-to-end tests of the printed report need poppler’s programs (Debian: apt-get install poppler-utils).';

/**
 * Installs poppler's programs (pdfinfo, pdftotext, pdftoppm …) when they are missing; they read the printed report.
 * @throws {Error} with instructions when they cannot be installed
 */
export function ensurePoppler(): void {
  if (!findProgram(['pdfinfo'])) installSystemPackage('poppler-utils', instructions);
}
