import { rename } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { moduleFolder } from '../support/moduleFolder.ts';
import { openArea, question } from '../support/openArea.ts';
import { story } from '../support/story.ts';

const gone =
  /404|Refused to execute script|Loading script failed|ScriptNetworkError|RUNTIME-008|Failed to load/i;

story(
  'the grading module’s files are gone: its card, the rest works, and it comes back',
  async ({ page, site, signInAs, expectConsole }) => {
    expectConsole(gone);
    const folder = await moduleFolder(site, 'grading');
    await rename(folder, `${folder}.away`);
    await signInAs('lead');
    await openArea(page, 'competencies');
    // One in each place that the module fills: the panel, the sidebar, …
    const cards = page
      .getByRole('alert')
      .filter({ hasText: 'This part of the page could not be loaded' });
    const panel = page.getByRole('complementary', { name: 'Grading' });
    await expect(panel.filter({ has: cards })).toBeVisible();

    await story.step('then the questions live on', async () => {
      const needs = question(page, 'How do you establish');
      await needs.getByRole('button', { name: 'Edit answer' }).click();
      await needs.getByRole('radio').first().check();
      await expect(needs).toContainText(/Saved \d/);
    });
    await story.step('and "Try again" brings the module back without a reload', async () => {
      await rename(`${folder}.away`, folder);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('radiogroup', { name: 'Your grade' })).toBeVisible();
      await expect(cards).toHaveCount(0);
    });
  },
);

story(
  'the questionnaire’s files are gone: the frame and the other pages work',
  async ({ page, site, signInAs, expectConsole }) => {
    expectConsole(gone);
    const folder = await moduleFolder(site, 'questionnaire');
    await rename(folder, `${folder}.away`);
    await signInAs('client');
    await page.goto('/en/2/category/developing-people/2');
    // The page itself, and the module's place in the sidebar.
    const cards = page.getByText('This part of the page could not be loaded');
    await expect(page.getByRole('main').filter({ has: cards })).toBeVisible();
    await expect(cards).toHaveCount(2);
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password')).toBeVisible();
  },
);
