import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** The home page of Sava Energy 2025, which has passed and whose report is released. */
const home = '/en/3/about';

async function readNumber(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^\d{4}(-[0-9A-Z]{4}){3}$/ });
  return (await link.textContent()) ?? '';
}

test('an organisation downloads the badge of its certificate, withdraws the badge and shows it again', async ({
  page,
  signInAs,
}) => {
  await signInAs('other');
  await page.goto(home);
  const badge = page.getByRole('img', { name: /^Sava Energy – .* 2025$/ });
  await expect(badge).toHaveJSProperty('naturalWidth', 240);
  const number = await readNumber(page);
  const download = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFile(await (await downloading).path());
  };
  expect((await download('SVG')).toString()).toContain('<title>Sava Energy – ');
  const png = await download('PNG');
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 600]);
  const shown = page.getByRole('switch', { name: 'The badge may be shown on other sites' });
  await shown.click();
  await expect(badge).toHaveCount(0);
  expect((await page.request.get(`/badge/${number}.svg`)).status()).toBe(404);
  // By keyboard: the page ignores a click soon after another one as part of a double click (`useSingleClick`).
  await shown.press('Space');
  await expect(badge).toBeVisible();
});

test('anybody can verify a certificate, without an account, in each language', async ({
  page,
  signInAs,
  openVisitor,
}) => {
  await signInAs('other');
  await page.goto(home);
  const number = await readNumber(page);
  const anybody = await openVisitor();
  await anybody.goto(`/en/verify/${number}`);
  await expect(anybody.getByText('This certificate is valid')).toBeVisible();
  await expect(anybody.getByText('Sava Energy')).toBeVisible();
  for (const [language, valid] of [
    ['hr', 'Certifikat je valjan'],
    ['sr', 'Sertifikat je važeći'],
  ] as const) {
    await anybody.goto(`/${language}/verify`);
    await anybody.getByRole('textbox').fill(number.toLowerCase().replaceAll('-', ' '));
    await anybody.keyboard.press('Enter');
    await expect(anybody.getByText(valid)).toBeVisible();
  }
  await anybody.goto(`/en/verify/${number.slice(0, -1)}`);
  await expect(anybody.getByText('No valid certificate has this number')).toBeVisible();
  await expect(anybody.getByText('Sava Energy')).toHaveCount(0);
});
