import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { openArea, questionCard, unlockedQuestionnairePath } from '../support/openArea.ts';
import { test } from '../support/test.ts';

// The page’s delays before it opens a stream are skipped.
test.use({ hasControlledClock: true });

const hours = 'How many hours';

/** Counts what a page asks from now on. */
function countCalls(page: Page) {
  const counts = { changeTag: 0, streams: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/changes') counts.streams += 1;
    if (searchParams.get('action') === 'changeTag') counts.changeTag += 1;
  });
  return counts;
}

const streamOpens = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/changes');

test('the server tells an open page of a colleague’s changes, also after a restart, and the page does not poll', async ({
  page,
  site,
  openVisitor,
  signInAs,
}) => {
  // Otherwise a page could load the code of other modules during the restart.
  await enableDataSaver(page);
  await signInAs('client');
  const calls = countCalls(page);
  const opened = streamOpens(page);
  await openArea(page, 'competencies');
  const lead = await openVisitor();
  await enableDataSaver(lead);
  await signInAs('lead', lead);
  await openArea(lead, 'competencies');
  await page.clock.fastForward(3_000);
  await opened;

  await test.step('a change appears', async () => {
    const theirs = questionCard(lead, hours);
    await theirs.getByRole('button', { name: 'Edit answer' }).click();
    await theirs.getByRole('textbox').fill('57');
    await expect(theirs).toContainText(/Saved \d/);
    await expect(questionCard(page, hours).getByRole('textbox')).toHaveValue('57');
  });

  await test.step('after a restart the page follows again', async () => {
    const again = streamOpens(page);
    await site.restart();
    await page.clock.fastForward(4_000);
    await again;
    const { status } = await callApi(lead, 'questionnaireSettingUpdate', {
      id: Number(unlockedQuestionnairePath.slice(1)),
      setting: 'locked',
      value: true,
    });
    expect(status).toBe(200);
    await expect(questionCard(page, hours).getByRole('textbox')).toBeDisabled();
  });

  expect(calls).toEqual({ changeTag: 0, streams: 2 });
});

test('the server tells an open desk of a change in one of its questionnaires, and the desk does not poll', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  await signInAs('certifier');
  const asked: (string | null)[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('action')));
  const opened = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/changes' && !searchParams.has('id');
  });
  await page.goto('/en/7/questionnaires');
  const jadran = page.getByRole('row', { name: /Jadran Foods.*2026/ });
  await expect(jadran).toContainText('Being answered');
  await page.clock.fastForward(3_000);
  await opened;
  const lead = await openVisitor();
  await signInAs('lead', lead);
  const { status } = await callApi(lead, 'questionnaireSettingUpdate', {
    id: Number(unlockedQuestionnairePath.slice(1)),
    setting: 'locked',
    value: true,
  });
  expect(status).toBe(200);
  await expect(jadran).toContainText('Answers submitted');
  expect(asked).not.toContain('accountChangeTag');
});
