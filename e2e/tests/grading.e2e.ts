import { expect } from '@playwright/test';
import { openArea, waitUntilCardsAreMeasured } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a certifier grades an area by mouse and by keyboard, and clears the grade', async ({
  page,
  signInAs,
}) => {
  await signInAs('certifier');
  await openArea(page, 'competencies');
  const grade = page.getByRole('radiogroup', { name: 'Your grade' });
  await grade.getByText('1', { exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(grade.getByRole('radio', { name: '1', exact: true })).toBeChecked();

  await grade.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(grade.getByRole('radio', { name: '1.5' })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(grade.getByRole('radio', { name: '1.5' })).toBeChecked();

  await grade.getByText('1.5', { exact: true }).click();
  await expect(grade.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(grade).toBeVisible();
  await expect(grade.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('before the reveal, no reply to a colleague contains a certifier’s grade', async ({
  page,
  signInAs,
  openVisitor,
}) => {
  await signInAs('certifier');
  await openArea(page, 'competencies');
  await page
    .getByRole('radiogroup', { name: 'Your grade' })
    .getByText('3', { exact: true })
    .click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const colleague = await openVisitor();
  await signInAs('certifier2', colleague);
  const replies: Promise<string>[] = [];
  colleague.on('response', (reply) => {
    if (reply.url().includes('/api')) replies.push(reply.text().catch(() => ''));
  });
  await openArea(colleague, 'competencies');
  const grade = colleague.getByRole('radiogroup', { name: 'Your grade' });
  await expect(grade).toBeVisible();
  await expect(grade.getByRole('radio', { name: '3', exact: true })).not.toBeChecked();
  const text = (await Promise.all(replies)).join();
  expect(text).toContain('"certifierGrade":null');
  expect(text).not.toContain('"certifierGrade":3');
});

test('a client’s page never requests files of the grading module, while a certifier’s page does', async ({
  page,
  signInAs,
  openVisitor,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signInAs('client');
  await openArea(page, 'competencies');
  await openArea(page, 'brand');
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => url.includes('/modules/questionnaire/'))).toBe(true);
  expect(asked.filter((url) => url.includes('/modules/grading/'))).toEqual([]);

  const certifier = await openVisitor();
  const files = certifier.waitForRequest('**/modules/grading/**');
  await signInAs('certifier', certifier);
  await openArea(certifier, 'competencies');
  await files;
});

test(
  'an area page keeps its height while a certifier scrolls to its end, also if the grading module is loaded late',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('certifier');
    const released = Promise.withResolvers<undefined>();
    await page.route('**/modules/grading/**', async (route) => {
      await released.promise;
      await route.continue();
    });
    await openArea(page, 'competencies');
    const notes = page.getByRole('button', { name: 'Add a note' });
    await expect(notes).toHaveCount(0);
    released.resolve(undefined);
    await expect(notes).not.toHaveCount(0);
    await waitUntilCardsAreMeasured(page);
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await readHeight();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Edit comments and documents' }).hover();
    expect(await readHeight()).toBe(before);
  },
);
