import { expect } from '@playwright/test';
import { startModuleServer } from '../support/startModuleServer.ts';
import { test } from '../support/test.ts';

test('a site loads a module build for a trial only if it allows this, and the developer can end the trial', async ({
  page,
  site,
  signInAs,
}) => {
  const trial = await startModuleServer('org-forms-mfe', site.url);
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const address = `/en/2/password?try=org-forms@${trial.origin}`;
    const banner = page.getByRole('status').filter({ hasText: 'does not show everybody’s site' });

    await signInAs('client');
    await page.goto(address);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(asked).not.toContain(trial.origin);

    await page.goto('about:blank');
    await site.stop();
    await site.start({ tryOrigins: trial.origin });
    await page.goto(address);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expect(banner).toContainText(`org-forms comes from ${trial.origin}/`);
    expect(asked).toContain(trial.origin);

    await test.step('the tab keeps using the trial build until the developer ends the trial', async () => {
      await page.goto('/en/2/about');
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: 'Back to the site as it is' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  } finally {
    await trial.stop();
  }
});
