import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { changeAtTheSameTime, offlineErrors } from '../support/changeAtTheSameTime.ts';
import { ownGrade } from '../support/gradingPanel.ts';
import {
  areaPaths,
  openArea,
  unlockedQuestionnairePath,
  questionCard,
} from '../support/openArea.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

const hours = 'How many hours';

/** Locks or unlocks the questionnaire as the main certifier does. */
async function setLocked(lead: Page, isLocked: boolean): Promise<void> {
  const { status } = await callApi(lead, 'questionnaireSettingUpdate', {
    id: Number(unlockedQuestionnairePath.slice(1)),
    setting: 'locked',
    value: isLocked,
  });
  expect(status).toBe(200);
}

test('a colleague’s change appears without a reload, with the colleague’s name', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await openArea(lead, 'competencies');
  const theirs = questionCard(lead, hours);
  await theirs.getByRole('button', { name: 'Edit answer' }).click();
  await theirs.getByRole('textbox').fill('57');
  await expect(theirs).toContainText(/Saved \d/);
  const mine = questionCard(page, hours);
  await expectAsTimePasses(page, (oneTry) =>
    expect(mine.getByRole('textbox')).toHaveValue('57', oneTry),
  );
  await expect(mine).toContainText(/Changed by .+, \d/);
});

test('two people fill the same table: only the cells that differ are shown, and one person chooses a version', async ({
  page,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  await signInAs('client');
  await openArea(page, 'communication');
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await openArea(lead, 'communication');
  const cardOf = (on: Page) =>
    on
      .getByRole('region')
      .filter({ has: on.getByRole('table') })
      .first();
  const first = (on: Page) => cardOf(on).getByRole('textbox').first();
  await cardOf(lead).getByRole('button', { name: 'Edit answer' }).click();
  await changeAtTheSameTime(page, {
    type: () => first(page).fill('17'),
    async saveTheirs() {
      await first(lead).fill('91');
      await expect(cardOf(lead)).toContainText(/Saved \d/);
    },
  });
  await expect(cardOf(page)).toContainText('Somebody else has changed this meanwhile');
  const versions = cardOf(page).getByRole('figure').getByRole('paragraph');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('17');
  await expect(versions.last()).toContainText('91');
  await cardOf(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(first(page)).toHaveValue('91');
  await expect(versions).toHaveCount(0);
});

for (const [whose, tag] of [
  ['Keep mine', []],
  ['Take theirs', ['@long']],
] as const)
  test(
    `two people enter different numbers for one option: both are shown, “${whose}” resolves the conflict`,
    {
      tag: [...tag],
    },
    async ({ page, openVisitor, signInAs, expectConsole }) => {
      expectConsole(offlineErrors);
      await signInAs('client');
      await openArea(page, 'diversity');
      const lead = await openVisitor();
      await signInAs('lead', lead);
      await openArea(lead, 'diversity');
      const cardOf = (on: Page) => questionCard(on, 'From which groups');
      const numberOf = (on: Page) =>
        cardOf(on).getByRole('textbox', { name: 'Foreign nationals: number' });
      await cardOf(lead).getByRole('button', { name: 'Edit answer' }).click();
      await changeAtTheSameTime(page, {
        type: () => numberOf(page).fill('34'),
        async saveTheirs() {
          await numberOf(lead).fill('1200');
          await expect(cardOf(lead)).toContainText(/Saved \d/);
        },
      });
      await expect(cardOf(page)).toContainText('Somebody else has changed this meanwhile');
      await expect(cardOf(page).getByRole('figure').getByRole('paragraph')).toHaveText([
        'Foreign nationals: 34 people',
        'Foreign nationals: 1,200 people',
      ]);
      await cardOf(page).getByRole('button', { name: whose }).click();
      const ends = whose === 'Keep mine' ? '34' : '1,200';
      await expect(numberOf(page)).toHaveValue(ends);
      await expect(cardOf(page)).toContainText(/Saved \d/);
      await lead.reload();
      await expect(numberOf(lead)).toHaveValue(ends);
    },
  );

test('when a colleague ticks a checkbox that a client cleared offline, the client sees both states and chooses one', async ({
  page,
  context,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  await signInAs('client');
  await openArea(page, 'communication');
  const tickOf = (on: Page) =>
    questionCard(on, 'What did you inform').getByRole('checkbox', { name: 'None of these' });
  const card = questionCard(page, 'What did you inform');
  await context.setOffline(true);
  await tickOf(page).check();
  await expect(card).toContainText('Not saved yet');
  // By keyboard: the page ignores a click soon after another one as part of a double click (`useSingleClick`).
  await tickOf(page).press('Space');
  await expect(tickOf(page)).not.toBeChecked();
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await openArea(lead, 'communication');
  await questionCard(lead, 'What did you inform')
    .getByRole('button', { name: 'Edit answer' })
    .click();
  await tickOf(lead).check();
  await expect(questionCard(lead, 'What did you inform')).toContainText(/Saved \d/);
  await context.setOffline(false);
  await expect(card.getByRole('figure').getByRole('paragraph')).toHaveText([
    'None of these: not ticked',
    'None of these: ticked',
  ]);
  await card.getByRole('button', { name: 'Take theirs' }).click();
  await expect(tickOf(page)).toBeChecked();
});

test('a comment that arrives after the questionnaire was locked is refused, and the page keeps its text', async ({
  page,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/409/);
  await signInAs('client');
  await openArea(page, 'competencies');
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await setLocked(lead, true);
  await page
    .getByRole('textbox', { name: 'Comment on the whole area' })
    .fill('Typed too late, and not lost.');
  const refused = page.getByRole('alert').filter({ hasText: 'This change could not be saved' });
  await expect(refused).toContainText('The questionnaire is locked.');
  await expect(refused).toContainText('Typed too late, and not lost.');
  await test.step('the refused change is shown on every page, with a link to the place where it was typed', async () => {
    await page.getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await refused.getByRole('link', { name: /Comment on the whole area$/ }).click();
    await page.waitForURL(`**${areaPaths.competencies}`);
  });
  await test.step('the refused change is also shown after a reload, until it is dismissed', async () => {
    await page.reload();
    await expect(refused).toContainText('Typed too late, and not lost.');
    await expect(questionCard(page, hours).getByRole('textbox')).not.toBeEditable();
    await expect(page.getByRole('textbox', { name: 'Comment on the whole area' })).toHaveCount(0);
    await refused.getByRole('button', { name: 'I have noted it' }).click();
    await expect(refused).toHaveCount(0);
  });
});

test('answers that are typed offline are saved as soon as the browser is online again', async ({
  page,
  context,
  signInAs,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  await signInAs('client');
  await openArea(page, 'competencies');
  const mine = questionCard(page, hours);
  await context.setOffline(true);
  await mine.getByRole('textbox').fill('23');
  await expect(mine).toContainText('Not saved yet');
  await context.setOffline(false);
  await expect(mine).toContainText(/Saved \d/);
  await page.reload();
  await expect(mine.getByRole('textbox')).toHaveValue('23');
});

test('a certifier unlocks the comments and documents of all areas with one switch', async ({
  page,
  signInAs,
}) => {
  await signInAs('lead');
  await openArea(page, 'competencies');
  await expect(ownGrade(page)).toBeVisible();
  const comment = page.getByRole('textbox', { name: 'Comment on the whole area' });
  await expect(comment).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit comments and documents' }).click();
  await comment.fill('Added in the meeting.');
  await expect(page.getByText(/^All changes saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Lock comments and documents' }).click();
  await expect(comment).toHaveCount(0);
  await expect(page.getByText('Added in the meeting.')).toBeVisible();
});
