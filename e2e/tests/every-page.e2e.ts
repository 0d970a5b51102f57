import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@cert/shared/domain';
import { findHtmlErrors } from '../support/findHtmlErrors.ts';
import { trackRequests } from '../support/trackRequests.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { test } from '../support/test.ts';
import { findTextErrors } from '../support/findTextErrors.ts';
import { findErrorsOnEveryPage } from '../support/findErrorsOnEveryPage.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Time limit. About 60 pages take 30 s for each user on two idle cores, several times that on a busy machine. */
const withinMs = 360_000;

// The other certifiers see the same texts as the main certifier, so one language is enough for their pages.
for (const { who, reader, shown, tag } of [
  { who: 'client', reader: 'client', shown: languages, tag: ['@reads', '@long'] },
  { who: 'certifier', reader: 'certifier', shown: ['en'], tag: '@reads' },
  { who: 'lead', reader: 'certifier', shown: languages, tag: ['@reads', '@long'] },
] as const)
  test(
    `no page of the demo account “${who}” has faulty texts or HTML, or scrolls sideways on a phone (${shown.join(', ')})`,
    { tag: [tag].flat() },
    async ({ page, site, signInAs }) => {
      test.setTimeout(withinMs);
      await signInAs(who);
      const errors = await findErrorsOnEveryPage({
        page,
        site,
        reader,
        languages: shown,
        findErrors: (language) => findErrors(page, language),
      });
      expect(errors).toEqual([]);
    },
  );

test(
  'the sign-in page has no faulty texts or HTML, and does not scroll sideways on a phone, in any language',
  { tag: '@reads' },
  async ({ page }) => {
    const served = await page.request.get('/', { headers: { accept: 'text/html' } });
    expect(await findHtmlErrors(await served.text())).toEqual([]);
    const settled = trackRequests(page);
    for (const language of languages) {
      await page.goto(`/${language}/login`);
      await settled();
      expect(await findErrors(page, language)).toEqual([]);
    }
  },
);

/** Checks the current page: texts, HTML, and horizontal scrolling on a phone. */
async function findErrors(page: Page, language: Language): Promise<string[]> {
  const errors = await findTextErrors(page);
  // The HTML is the same in every language, so it is checked in one language only.
  if (language === 'en') errors.push(...(await findHtmlErrors(await page.content())));
  await page.setViewportSize(phone);
  const sideways = await readHorizontalOverflow(page);
  if (sideways > 0) errors.push(`scrolls ${sideways} px sideways on a phone`);
  await page.setViewportSize(desk);
  return errors;
}
