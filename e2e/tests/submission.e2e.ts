import { expect } from '@playwright/test';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a client checks what is missing, submits the final answers, and can change nothing afterwards', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  const open = page.getByRole('button', { name: 'Submit final answers' });
  const dialog = page.getByRole('dialog', { name: 'Submit final answers?' });
  const trained = questionCard(page, 'What percentage of employees were trained');

  await test.step('when the submission is opened, each missing question is a link', async () => {
    await open.first().click();
    await dialog.getByRole('link', { name: /What percentage of employees were trained/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(trained).toBeFocused();
  });
  await test.step('and a question that is answered now is no longer listed as missing', async () => {
    await trained.getByRole('textbox').fill('20');
    await open.first().click();
    await expect(dialog.getByText(/^Still missing: /)).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: /What percentage of employees were trained/ }),
    ).toHaveCount(0);
  });
  await test.step('then the final answers can be submitted anyway, and the locked questionnaire shows the reason', async () => {
    await dialog.getByRole('button', { name: 'Submit although something is missing' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Your final answers have been submitted.')).toBeVisible();
    await expect(page.getByRole('main').getByText('The questionnaire is locked.')).toBeVisible();
    await expect(trained.getByRole('textbox')).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('main').getByText('The questionnaire is locked.')).toBeVisible();
    await expect(trained.getByRole('textbox')).toHaveValue('20');
    await expect(open).toHaveCount(0);
  });
});
