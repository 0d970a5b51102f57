import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openOptionsBox, optionSwitch } from '../support/gradingPanel.ts';
import { readReportPdfStatus } from '../support/readReportPdfStatus.ts';
import { checkPrint } from '../printing/checkPrint.ts';
import { lengthenNames, omitContinuedChartErrors } from '../printing/lengthenNames.ts';
import { waitForSheets } from '../printing/readSheets.ts';
import { chromiumPath } from '../support/startServer.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

/** Jadran Foods 2025: the result is final, the report is not released. */
const audit = '/en/1';
const headline = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const releaseSwitch = (page: Page) => optionSwitch(page, 'The report is released to the client');

/**
 * Moves the release switch and confirms. By keyboard, because the page ignores a click soon after another one as part
 * of a double click (`useSingleClick`).
 */
async function setReleased(lead: Page, answer: 'Release it' | 'Take it back'): Promise<void> {
  await releaseSwitch(lead).press('Space');
  await lead.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(releaseSwitch(lead)).toBeChecked({ checked: answer === 'Release it' });
}

test('the organisation can read the report once the main certifier has released it, until the release is taken back', async ({
  page: client,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  // The server refuses some of the calls below on purpose.
  expectConsole(/status of 409/);
  await signInAs('client');
  await client.goto(`${audit}/report`);
  await expect(headline(client)).toHaveText('The report is not here yet');
  await expect(client.getByRole('button', { name: 'Print / PDF' })).toHaveCount(0);
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await lead.goto(`${audit}/about`);
  await openOptionsBox(lead);
  await setReleased(lead, 'Release it');
  await test.step('the client’s open page then shows the report, without buttons for editing', async () => {
    await expectAsTimePasses(client, (oneTry) =>
      expect(client.locator('#cover h1')).toBeVisible(oneTry),
    );
    await waitForSheets(client);
    await expect(client.getByRole('button', { name: 'Print / PDF' })).toBeVisible();
    await expect(client.getByRole('button', { name: /Edit|Suggestions/ })).toHaveCount(0);
    await expect(client.getByText('No text yet')).toHaveCount(0);
  });
  await test.step('the home page has a link to the report', async () => {
    await client.goto(`${audit}/about`);
    await client.getByRole('link', { name: 'To the report' }).click();
    await expect(client.locator('#cover h1')).toBeVisible();
  });
  await test.step('the report offers no comparison with the newest year', async () => {
    await client.goto(`${audit}/report/new`);
    await expect(headline(client)).toHaveText('Nothing to see here');
    await client.goto(`${audit}/report`);
    await client.getByRole('button', { name: 'Compare' }).click();
    await expect(client.getByRole('form', { name: 'Comparisons' })).toBeVisible();
    await expect(client.getByRole('link', { name: /newest year/ })).toHaveCount(0);
  });
  await test.step('the server refuses the client the report of the team, which contains the data for editing', async () => {
    const { status } = await callApi(client, 'report', { id: 1, language: 'en' });
    expect(status).toBe(403);
  });
  await test.step('the server refuses the report to another organisation', async () => {
    const stranger = await openVisitor();
    await signInAs('una', stranger);
    const { status } = await callApi(stranger, 'releasedReport', { id: 1, language: 'en' });
    expect(status).toBe(404);
  });
  await test.step('the release cannot be taken back while the report is locked', async () => {
    await releaseSwitch(lead).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(lead.getByText(/cannot be taken back while the report is locked/)).toBeVisible();
    await expect(releaseSwitch(lead)).toBeChecked();
    await optionSwitch(lead, 'The report is open for updates').click();
    await expect(optionSwitch(lead, 'The report is open for updates')).toBeChecked();
  });
  await setReleased(lead, 'Take it back');
  await expectAsTimePasses(client, (oneTry) =>
    expect(headline(client)).toHaveText('The report is not here yet', oneTry),
  );
});

test('the organisation prints and downloads the released report, and nobody else can download its PDF', async ({
  page,
  site,
  signInAs,
  openVisitor,
}) => {
  test.setTimeout(240_000);
  await site.stop();
  await site.start({ chromiumPath });
  await signInAs('other');
  await page.goto('/sr/3/report');
  await waitForSheets(page);
  await test.step('the print button prints', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Štampa / PDF' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Sava Energy .*2025\.pdf$/);
  await test.step('the server refuses the PDF to everybody else, also after the organisation has printed it', async () => {
    const [stranger, lead] = [await openVisitor(), await openVisitor()];
    await signInAs('una', stranger);
    await signInAs('lead', lead);
    const released = { action: 'releasedReport', id: 3 } as const;
    const ofTeam = { action: 'report', id: 3 } as const;
    expect(await readReportPdfStatus(stranger, released)).toBe(404);
    expect(await readReportPdfStatus(stranger, ofTeam)).toBe(404);
    expect(await readReportPdfStatus(page, ofTeam)).toBe(403);
    expect(await readReportPdfStatus(lead, released)).toBe(403);
    // The report of Sava Energy 2026 belongs to the same organisation, and is not released.
    expect(await readReportPdfStatus(page, { ...released, id: 4 })).toBe(404);
  });
});

/** Sava Energy 2026, which has earned both certificates. */
const advanced = 4;

const prints = [
  { title: 'in hr', language: 'hr', tag: '@long' },
  { title: 'in sr', language: 'sr', tag: '@long' },
  { title: 'in en', language: 'en', tag: '@long' },
  { title: 'with names of ten times their length', language: 'hr', isLong: true, tag: '@long' },
];

for (const { title, language, isLong, tag } of prints)
  test(
    `the organisation prints both views of a released report, each with its certificate: ${title}`,
    { tag },
    async ({ page: client, openVisitor, signInAs }) => {
      const lead = await openVisitor();
      await signInAs('lead', lead);
      const release = { id: advanced, released: true } as const;
      expect((await callApi(lead, 'reportReleaseSet', release)).status).toBe(200);
      await signInAs('other', client);
      if (isLong) await lengthenNames(client, 10);
      const certificates = { '': 'award-certificate', '?view=beyond': 'award-beyond' };
      for (const [view, certificate] of Object.entries(certificates))
        await test.step(`${language} ${view}`, async () => {
          await client.goto(`/${language}/${advanced}/report${view}`);
          const { errors, sheets } = await checkPrint(client);
          expect(isLong ? omitContinuedChartErrors(errors) : errors).toEqual([]);
          const award = sheets.find(({ id }) => id === certificate);
          expect(award?.words.join(' ')).toMatch(/\/verify\/2026(-[0-9A-Z]{4}){3}/);
        });
    },
  );
