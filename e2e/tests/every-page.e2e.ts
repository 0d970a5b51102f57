import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@cert/shared/domain';
import { htmlFaults } from '../support/htmlFaults.ts';
import { settlePage } from '../support/settlePage.ts';
import { test } from '../support/test.ts';
import { textFaults } from '../support/textFaults.ts';
import { walkEveryPage } from '../support/walkEveryPage.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Three times twenty pages or so: half a minute each reader on two quiet cores, several times that on busy ones. */
const withinMs = 240_000;

for (const [who, reader] of [
  ['client', 'client'],
  ['certifier', 'certifier'],
  ['lead', 'certifier'],
] as const)
  test(`every page of every module is whole for the ${who}: in three languages, on a desk and on a phone`, async ({
    page,
    site,
    signInAs,
  }) => {
    test.setTimeout(withinMs);
    await signInAs(who);
    const faults = await walkEveryPage({
      page,
      site,
      reader,
      faultsOf: (language) => faultsOf(page, language),
    });
    expect(faults).toEqual([]);
  });

test('the sign-in is whole in three languages, on a desk and on a phone', async ({ page }) => {
  const served = await page.request.get('/', { headers: { accept: 'text/html' } });
  expect(await htmlFaults(await served.text())).toEqual([]);
  const settled = settlePage(page);
  for (const language of languages) {
    await page.goto(`/${language}/login`);
    await settled();
    expect(await faultsOf(page, language)).toEqual([]);
  }
});

/** Everything that is wrong with the page that is open. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const faults = await textFaults(page);
  // The same elements in every language.
  if (language === 'en') faults.push(...(await htmlFaults(await page.content())));
  await page.setViewportSize(phone);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways on a phone`);
  await page.setViewportSize(desk);
  return faults;
}
