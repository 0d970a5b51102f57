import { expect } from '@playwright/test';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { test } from '../support/test.ts';

const pages = {
  client: ['about', 'rating', 'instructions'],
  lead: ['about', 'rating', 'certifier-instructions'],
} as const;

/** The label of the part of the sidebar that contains the button “Finalize your grades”. */
const certification = { hr: 'Certifikacija', sr: 'Sertifikacija', en: 'Certification' };
/** The label of the button, which the guidelines must also use. */
const finalize = { hr: 'Zaključi ocjene', sr: 'Zaključi ocene', en: 'Finalize your grades' };
const languages = ['hr', 'sr', 'en'] as const;

for (const who of ['client', 'lead'] as const)
  test(
    `the demo account “${who}” can read every information page in three languages`,
    { tag: '@reads' },
    async ({ page, signInAs }) => {
      await signInAs(who);
      for (const language of languages) {
        await page.goto(`/${language}/2/about?view=certificate`);
        await expect(page.locator('figure svg:visible')).toHaveCount(2);
        for (const path of pages[who])
          await test.step(`${language}: ${path}`, async () => {
            await page.locator(`aside a[href$="/2/${path}"]`).click();
            await expect(page).toHaveURL(new RegExp(`/${language}/2/${path}$`));
            await expect(page.locator('main h2').nth(4)).toBeVisible();
            const text = await page.locator('main').innerText();
            expect(text).not.toMatch(/\{\{|\}\}|<|undefined|reading\./);
          });
      }
      await page.locator('main a[href$="/rating"]').click();
      await expect(page).toHaveURL(/rating$/);
      await page.locator('main table a').first().click();
      await expect(page).toHaveURL(/category\/[a-z-]+\/\d+$/);
    },
  );

test(
  'the guidelines for certifiers name the button “Finalize your grades” as it is labelled, in three languages',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('certifier');
    for (const language of languages) {
      await page.goto(`/${language}/2/certifier-instructions`);
      const name = finalize[language];
      await expect(page.locator('main strong', { hasText: name })).toBeVisible();
      const box = page.getByRole('button', { name: certification[language], exact: true });
      if ((await box.getAttribute('aria-expanded')) === 'false') await box.click();
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
  },
);

test(
  'the information pages fit a phone, their list of contents works by keyboard, and print leaves out the menus',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of pages.client) {
      await page.goto(`/hr/2/${path}`);
      await expect(page.locator('main h2').first()).toBeVisible();
      const sideways = await readHorizontalOverflow(page);
      expect(sideways).toBe(0);
    }
    await page.getByText('Na ovoj stranici').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#begin$/);
    await expect(page.locator('#begin')).toBeFocused();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  },
);
