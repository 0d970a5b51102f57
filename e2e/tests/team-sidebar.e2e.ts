import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

/** Window sizes of common laptops. */
const screens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
];

for (const viewport of screens)
  test(
    `scores, Finalize and options are in the first screen at ${viewport.width} × ${viewport.height}`,
    { tag: '@reads' },
    async ({ page, signInAs }) => {
      await page.setViewportSize(viewport);
      await signInAs('certifier');
      for (const [language, finalize, options, scores] of [
        ['en', 'Finalize your grades', 'Options', 'Scores'],
        ['hr', 'Zaključi ocjene', 'Opcije', 'Rezultati'],
        ['sr', 'Zaključi ocene', 'Opcije', 'Rezultati'],
      ] as const) {
        await page.goto(`/${language}/2/info`);
        const sidebar = page
          .locator('aside')
          .filter({ has: page.getByRole('button', { name: finalize }) });
        for (const part of [
          sidebar.getByRole('region', { name: scores, exact: true }),
          sidebar.getByRole('button', { name: finalize }),
          sidebar.getByRole('button', { name: options, expanded: false }),
        ]) {
          // Completely inside the window, and not scrolled out of view in the sidebar.
          await expect(part).toBeInViewport({ ratio: 1 });
          const box = await part.boundingBox();
          expect(box?.y).toBeGreaterThan(0);
          expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
        }
        // The first category above is still visible.
        const first = sidebar.getByRole('navigation').first().locator('a, button').first();
        await expect(first).toBeInViewport({ ratio: 1 });
      }
    },
  );
