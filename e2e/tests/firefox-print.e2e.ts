import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findPrintDifferences } from '../firefox/findPrintDifferences.ts';
import { openFirefox } from '../firefox/openFirefox.ts';
import { checkPrint } from '../printing/checkPrint.ts';
import { readPdf } from '../printing/readPdf.ts';
import { test } from '../support/test.ts';
import { signInSimulatedUser } from '../walking/signInSimulatedUser.ts';

test.setTimeout(300_000);

for (const { reader, kind, path, labels } of [
  {
    reader: 'lead',
    kind: 'passed',
    path: '/hr/4/report',
    // Some texts of this report are empty, so the page first asks for confirmation.
    labels: ['Ispis / PDF', 'Svejedno ispiši'],
  },
  { reader: 'lead', kind: 'audit', path: '/en/6/report', labels: ['Print / PDF'] },
  // For its organisation, the browser leaves out the layout of sheets that are far from the window.
  { reader: 'other', kind: 'passed', path: '/en/3/report', labels: ['Print / PDF'] },
] as const)
  test(
    `Firefox prints a report of the kind “${kind}” for “${reader}” with the same sheets and texts as Chromium`,
    { tag: ['@reads', '@long'] },
    async ({ page, site, signInAs, timezoneId }) => {
      const folder = await mkdtemp(join(tmpdir(), 'cert-print-'));
      const firefox = await openFirefox(timezoneId);
      try {
        const modelFile = join(folder, 'chromium.pdf');
        const [file, model] = await Promise.all([
          signInSimulatedUser(firefox.walker, site.url, reader).then(async () => {
            await firefox.walker.open(`${site.url}${path}`);
            // Print twice and compare the second result: in the first print, fonts may load late. The page is then laid
            // out again, which could hide that lines are cut off.
            await firefox.print(labels);
            return firefox.print(labels);
          }),
          signInAs(reader).then(async () => {
            await page.goto(path);
            return checkPrint(page, modelFile);
          }),
        ]);
        const pdf = readPdf(file);
        expect(
          pdf.fonts.filter(({ isEmbedded, hasUnicode }) => !isEmbedded || !hasUnicode),
        ).toEqual([]);
        for (const { width, height } of pdf.sizes) {
          expect(width).toBeCloseTo(841.89, -0.5);
          expect(height).toBeCloseTo(595.28, -0.5);
        }
        expect(model.errors).toEqual([]);
        expect(findPrintDifferences(file, modelFile)).toEqual([]);
        expect(firefox.errors).toEqual([]);
      } finally {
        await firefox.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
