import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { gradeAreas } from '../support/gradeAreas.ts';
import { gradeLabel, gradeRadio, openOptionsBox } from '../support/gradingPanel.ts';
import { refreshTimeout } from '../support/refresh.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { test } from '../support/test.ts';

const finalOf = (page: Page, area: string) =>
  page.getByRole('radiogroup', { name: `Final grade: ${area}` });

/** Expects that the comments are beside or below the grades of their area. */
async function expectCommentsPlace(page: Page, place: 'beside' | 'below'): Promise<void> {
  const grades = finalOf(page, 'Building competencies');
  const comments = page.getByRole('cell').filter({ has: page.getByRole('textbox') });
  await expect
    .poll(async () => {
      const [one, other] = [await grades.boundingBox(), await comments.boundingBox()];
      if (!one || !other) return undefined;
      return other.x >= one.x + one.width ? 'beside' : other.y >= one.y + one.height && 'below';
    })
    .toBe(place);
}

test('the main certifier sets final grades on the board by mouse and by keyboard', async ({
  page: lead,
  openVisitor,
  signInAs,
}) => {
  test.setTimeout(240_000);
  const [certifier, second] = [await openVisitor(), await openVisitor()];
  await signInAs('lead', lead);
  await signInAs('certifier', certifier);
  await signInAs('certifier2', second);
  await gradeAreas(lead, () => 2);
  await gradeAreas(second, () => 2);
  await gradeAreas(certifier, ({ title }) =>
    title === 'Onboarding' ? 0.5 : title === 'Building competencies' ? 3 : 2,
  );

  await test.step('before everybody has finalized, the board is empty and shows who has not finalized yet', async () => {
    await callApi(certifier, 'certifierFinalizeGrades', { id: 2 });
    await lead.goto('/en/2/reconciliation');
    const people = lead.getByRole('main').getByRole('list', { name: 'The team' });
    await expect(people.getByRole('listitem')).toHaveText([
      /^Ana Kovačević.*still grading$/,
      /^Jelena Petrović.*still grading$/,
      /^Tomislav Babić.*finalized$/,
    ]);
    await expect(lead.getByRole('radiogroup')).toHaveCount(0);
    const { reply } = await callApi(lead, 'reconciliation', { id: 2, language: 'en' });
    expect(reply.areas).toEqual([]);
    await expectAccessible(lead);
  });

  await test.step('after the reveal, the area with the largest difference comes first, and areas with equal grades are folded', async () => {
    await callApi(second, 'certifierFinalizeGrades', { id: 2 });
    await callApi(lead, 'certifierFinalizeGrades', { id: 2 });
    await lead.goto('/en');
    const row = lead.getByRole('row', { name: /Jadran Foods 2026/ });
    await expect(row).toContainText('You: agree on final grades · 2 areas differ');
    await row.getByRole('link').click();
    await lead.waitForURL(/\/2\/reconciliation$/);
    await expect(lead.getByRole('heading', { level: 1 })).toHaveText('2 areas need a final grade');
    await expect(lead.getByRole('rowheader')).toHaveText([/^Onboarding/, /^Building competencies/]);
    await expect(finalOf(lead, 'Onboarding')).toBeInViewport();
    await expect(lead.getByRole('heading', { name: '28 areas agree' })).toBeVisible();
    await expectAccessible(lead);
  });

  await test.step('the main certifier sets one final grade with a click and the other one with keys', async () => {
    await gradeLabel(finalOf(lead, 'Onboarding'), '1.5').click();
    await expect(lead.getByRole('heading', { level: 1 })).toHaveText('1 area needs a final grade');
    await lead.getByRole('heading', { level: 1 }).click();
    await lead.keyboard.press('j');
    await lead.keyboard.press('j');
    await lead.keyboard.press('2');
    await expect(gradeRadio(finalOf(lead, 'Building competencies'), '2')).toBeFocused();
    await lead.keyboard.press('ArrowRight');
    await expect(gradeRadio(finalOf(lead, 'Building competencies'), '2.5')).toBeChecked();
    await lead.keyboard.press('c');
    await expect(lead.getByRole('textbox', { name: 'Final comment' })).toBeFocused();
    await lead.keyboard.type('Plans for most jobs.');
    await expect(lead.getByRole('cell').filter({ has: lead.getByRole('textbox') })).toContainText(
      /Saved/,
    );
    await expectCommentsPlace(lead, 'beside');
    await lead.setViewportSize({ width: 1080, height: 900 });
    await expectCommentsPlace(lead, 'below');
    await lead.setViewportSize({ width: 1440, height: 900 });
    await lead.keyboard.press('Escape');
    await expect(gradeRadio(finalOf(lead, 'Building competencies'), '2.5')).toBeFocused();
    await expect(lead.getByRole('heading', { level: 1 })).toHaveText(
      'Every area has its final grade',
    );
    await expectAccessible(lead);
    await lead.reload();
    await expect(gradeRadio(finalOf(lead, 'Onboarding'), '1.5')).toBeChecked();
    await expect(lead.getByRole('button', { name: /^1 comment/ })).toBeVisible();
  });

  await test.step('the other certifiers can read the board, but change nothing', async () => {
    await certifier.goto('/en/2/about');
    await certifier.getByRole('link', { name: 'Reconcile the grades' }).click();
    await expect(gradeRadio(finalOf(certifier, 'Onboarding'), '1.5')).toBeChecked(refreshTimeout);
    await expect(gradeRadio(finalOf(certifier, 'Onboarding'), '2')).toBeDisabled();
  });

  await test.step('on a phone nothing scrolls sideways, in any language', async () => {
    await lead.setViewportSize({ width: 390, height: 844 });
    for (const language of ['hr', 'sr', 'en']) {
      await lead.goto(`/${language}/2/reconciliation`);
      await lead.getByRole('radiogroup').first().waitFor();
      expect([language, await readHorizontalOverflow(lead)]).toEqual([language, 0]);
    }
    await expectAccessible(lead);
  });
});

test('the main certifier sets the due date and the date of the meeting, and the others see both dates', async ({
  page: lead,
  openVisitor,
  signInAs,
}) => {
  // Use next year: only dates of another year are shown with their year.
  const year = new Date().getFullYear() + 1;
  const certifier = await openVisitor();
  await signInAs('lead', lead);
  await signInAs('certifier', certifier);
  await lead.goto('/en/2/info');
  await openOptionsBox(lead);
  const options = lead.getByRole('region', { name: 'Options' });
  await options.getByRole('button', { name: 'Due date, meeting and report' }).click();
  await options.getByLabel('Answers due').fill(`${year}-01-12`);
  await options.getByLabel('Meeting', { exact: true }).fill(`${year}-01-20T10:00`);
  await options.getByRole('button', { name: 'Save dates' }).click();
  await expect(lead.getByText('The dates are saved.')).toBeVisible();
  await expectAccessible(lead);
  await lead.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(lead);
  await certifier.goto('/en/2/info');
  await openOptionsBox(certifier);
  const read = certifier.getByRole('region', { name: 'Options' });
  await read.getByRole('button', { name: 'Due date, meeting and report' }).click();
  await expect(read.getByText(`12 Jan ${year}`)).toBeVisible();
  await expect(read.getByText(new RegExp(`20 Jan ${year}, \\d\\d:00`))).toBeVisible();
  await certifier.goto('/en');
  await expect(certifier.getByRole('row', { name: /Jadran Foods 2026/ })).toContainText(
    `20 Jan ${year}`,
  );
});
