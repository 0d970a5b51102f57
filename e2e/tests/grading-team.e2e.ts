import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { gradeAreas } from '../support/gradeAreas.ts';
import {
  finalGrade,
  ownComment,
  ownGrade,
  gradeRadio,
  gradeLabel,
  teamGrades,
} from '../support/gradingPanel.ts';
import { openArea } from '../support/openArea.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

const team = (page: Page) => page.getByRole('list', { name: 'The team' });
const member = (page: Page, name: string) =>
  team(page).getByRole('listitem').filter({ hasText: name });
const areaLink = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Categories and areas' }).getByRole('link', { name: title });
const score = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Scores' })
    .getByRole('term')
    .filter({ hasText: title })
    .locator('..');

async function finalize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalize your grades' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to finalize grades?' });
  await dialog.getByRole('button', { name: 'Finalize grades' }).click();
  await expect(dialog).toHaveCount(0);
}

test('three certifiers grade blind, finalize, see each other’s grades and agree on final ones', async ({
  page: lead,
  openVisitor,
  signInAs,
}) => {
  test.setTimeout(240_000);
  const [certifier, second] = [await openVisitor(), await openVisitor()];
  await signInAs('lead', lead);
  await signInAs('certifier', certifier);
  await signInAs('certifier2', second);
  for (const window of [lead, certifier, second]) {
    await gradeAreas(window, ({ title }) => (title === 'Building competencies' ? null : 2));
    await openArea(window, 'competencies');
  }

  await test.step('the three certifiers grade the last area, by mouse or by keyboard, one of them with a comment', async () => {
    await gradeLabel(ownGrade(certifier), '3').click();
    await expect(gradeRadio(ownGrade(certifier), '3')).toBeChecked();
    await ownComment(certifier).fill('A plan for every job.');
    await gradeRadio(ownGrade(second), '0').focus();
    for (let step = 0; step < 3; step++) await second.keyboard.press('ArrowRight');
    await expect(gradeRadio(ownGrade(second), '1.5')).toBeChecked();
    await gradeLabel(ownGrade(lead), '2').click();
    await expect(score(lead, 'Yours')).toHaveText('Yours67%below 75%');
    await expect(score(certifier, 'Yours')).toHaveText('Yours68%below 75%');
  });

  await test.step('a colleague’s finalization is shown while a comment is typed', async () => {
    await finalize(certifier);
    await expect(certifier.getByText(/^Your grades are final\. The team/)).toBeVisible();
    await expect(gradeRadio(ownGrade(certifier), '2')).toBeDisabled();
    await ownComment(second).pressSequentially('Half of the jobs ');
    await expectAsTimePasses(second, (oneTry) =>
      expect(member(second, 'Tomislav Babić')).toContainText('finalized', oneTry),
    );
    await expect(ownComment(second)).toBeFocused();
    await second.keyboard.type('have no plan.');
    await expect(ownComment(second)).toHaveValue('Half of the jobs have no plan.');
    await expect(teamGrades(second)).toHaveCount(0);
  });

  await test.step('after the third finalization all grades are shown, and agreed ones are final', async () => {
    await finalize(second);
    await expectAsTimePasses(lead, (oneTry) =>
      expect(member(lead, 'Jelena Petrović')).toContainText('finalized', oneTry),
    );
    await finalize(lead);
    await expect(lead.getByText('Everybody has finalized', { exact: true })).toBeVisible();
    await expect(areaLink(lead, 'Onboarding')).toContainText('Final grade 2');
    await expect(areaLink(lead, 'Building competencies')).toContainText('Your grade 2');
    await expect(score(lead, 'Final')).toHaveText(/^FinalØAverage so far: 6[67]%$/);
    for (const window of [lead, certifier, second]) {
      await expectAsTimePasses(window, (oneTry) =>
        expect(teamGrades(window).getByRole('listitem')).toHaveText(
          [
            /^Ana Kovačević.*grade 2$/,
            /^Jelena Petrović.*grade 1\.5Half of the jobs have no plan\.$/,
            /^Tomislav Babić.*grade 3A plan for every job\.$/,
          ],
          oneTry,
        ),
      );
      await expect(teamGrades(window)).toContainText('Grades differ');
    }
  });

  await test.step('the main certifier sets the final grade, which the others see', async () => {
    await expect(gradeRadio(finalGrade(certifier), '2')).toBeDisabled();
    await expect(certifier.getByText('The main certifier sets the final grade.')).toBeVisible();
    await gradeLabel(finalGrade(lead), '2.5').click();
    await expect(score(lead, 'Final')).toHaveText('Final67%below 75%');
    for (const window of [lead, certifier, second])
      await expectAsTimePasses(window, async (oneTry) => {
        await expect(gradeRadio(finalGrade(window), '2.5')).toBeChecked(oneTry);
        await expect(score(window, 'Final')).toHaveText('Final67%below 75%', oneTry);
        await expect(areaLink(window, 'Building competencies')).toContainText(
          'Final grade 2.5',
          oneTry,
        );
      });
  });

  await test.step('resetting a finalization hides the colleagues’ grades again', async () => {
    await lead.getByRole('button', { name: 'Reset the finalization of Jelena' }).click();
    const asked = lead.getByRole('dialog', { name: /^Reset the finalization of Jelena/ });
    await asked.getByRole('button', { name: 'Reset' }).click();
    await expect(asked.getByText(/^Please say why/)).toBeVisible();
    await asked.getByRole('textbox', { name: 'Reason' }).fill('Two areas were mixed up');
    await asked.getByRole('button', { name: 'Reset' }).click();
    await expect(asked).toHaveCount(0);
    for (const window of [lead, certifier, second]) {
      await expectAsTimePasses(window, async (oneTry) => {
        await expect(member(window, 'Jelena')).toContainText('still grading', oneTry);
        await expect(teamGrades(window)).toHaveCount(0, oneTry);
      });
      await expect(finalGrade(window)).toHaveCount(0);
      const slug = 'developing-people';
      const { reply } = await callApi(window, 'areaCategory', { id: 2, slug, language: 'en' });
      expect(reply.certifiers).toBeUndefined();
    }
    await expect(gradeRadio(ownGrade(second), '2')).toBeEnabled();
    await expect(gradeRadio(ownGrade(certifier), '2')).toBeDisabled();
    await certifier.getByRole('button', { name: 'History' }).last().click();
    await expect(certifier.getByText('Two areas were mixed up')).toBeVisible();
  });

  await test.step('a grade that is changed after the reset is marked for the whole team', async () => {
    await gradeLabel(ownGrade(second), '2').click();
    await finalize(second);
    for (const window of [lead, certifier, second]) {
      await expectAsTimePasses(window, (oneTry) =>
        expect(teamGrades(window).getByRole('listitem').nth(1)).toContainText(
          'Given after the team had seen each other’s grades.',
          oneTry,
        ),
      );
      await expect(window.getByText(/^Not all grades behind it were given blind/)).toBeVisible();
    }
  });
});
