import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findPdfUaErrors } from './findPdfUaErrors.ts';
import { findPrintErrors } from './findPrintErrors.ts';
import { readPdf, type Pdf } from './readPdf.ts';
import { printPage } from './printPage.ts';
import { readSheets, waitForSheets, type Sheet } from './readSheets.ts';

/** A printed report and its errors. */
export type PrintResult = {
  errors: string[];
  sheets: Sheet[];
  pdf: Pdf;
  sizeBytes: number;
};

/**
 * Prints the report of a page to a PDF. Compares the PDF with the sheets on the screen, and checks its tags by the
 * rules of PDF/UA.
 * @param keepAs path for the PDF; by default the PDF is deleted
 */
export async function checkPrint(page: Page, keepAs?: string): Promise<PrintResult> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-print-'));
  const file = keepAs ?? join(folder, 'report.pdf');
  try {
    await waitForSheets(page);
    const onScreen = await readSheets(page);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await readSheets(page);
    await page.emulateMedia({ media: null });
    const bytes = await printPage(page);
    await writeFile(file, bytes);
    const pdf = readPdf(file);
    return {
      errors: [...findPrintErrors({ onScreen, onPaper, pdf }), ...findPdfUaErrors(file)],
      sheets: onPaper,
      pdf,
      sizeBytes: bytes.length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
