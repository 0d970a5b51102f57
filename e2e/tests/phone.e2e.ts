import { expect } from '@playwright/test';
import { openArea, questionCard } from '../support/openArea.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the menu is a drawer, questions can be answered, and nothing scrolls sideways', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Attracting and selecting/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Employer brand');
  const applications = questionCard(page, 'How many applications');
  await applications.getByRole('textbox').fill('12');
  await expect(applications).toContainText(/Saved \d/);
  for (const path of ['/en/2/password', '/en/account', '/en/2/category/developing-people/1']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const overflow = await readHorizontalOverflow(page);
    expect(overflow, path).toBe(0);
  }
});
