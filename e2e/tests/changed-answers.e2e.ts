import { expect } from '@playwright/test';
import { gradeAreas } from '../support/gradeAreas.ts';
import { ownGrade, gradeRadio } from '../support/gradingPanel.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

test('a certifier sees that an answer changed after the grade, and confirms the grade with one click', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  await signInAs('certifier');
  await gradeAreas(page, () => 2);
  await openArea(page, 'competencies');
  const changed = page.getByText('Answers or documents have changed since your grade.');
  await expect(gradeRadio(ownGrade(page), '2')).toBeChecked();
  await expect(changed).toHaveCount(0);

  const client = await openVisitor();
  await signInAs('client', client);
  await openArea(client, 'competencies');
  const hours = questionCard(client, 'How many hours');
  await hours.getByRole('textbox').fill('57');
  await expect(hours).toContainText(/Saved \d/);

  await expectAsTimePasses(page, (oneTry) => expect(changed).toBeVisible(oneTry));
  await page.getByRole('button', { name: 'Confirm grade 2' }).click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(gradeRadio(ownGrade(page), '2')).toBeChecked();
  await expect(changed).toHaveCount(0);
});
