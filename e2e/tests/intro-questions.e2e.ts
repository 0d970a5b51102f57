import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { holdCalls, isReadRequestOf } from '../support/interruptCalls.ts';
import { refreshTimeout, expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

const address = '/en/2/intro-questions';
const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const text = (page: Page, title: string) => card(page, title).getByRole('textbox');
const focus = 'Main focus of HR';
const proud = 'What the client is most proud of';
const brokenLine = /Failed to load resource|net::ERR_CONNECTION|net::ERR_FAILED|failed request/;

test.use({ killsServer: true, hasControlledClock: true });

test(
  'two certifiers answer the intro questions while the server is killed, and resolve a conflict',
  { tag: '@long' },
  async ({ page, site, openVisitor, signInAs, expectConsole }) => {
    expectConsole(brokenLine);
    const colleague = await openVisitor();
    await signInAs('lead');
    await signInAs('certifier', colleague);
    await page.goto('/en/2/about');
    await page.getByRole('link', { name: '0 Intro questions' }).click();
    await colleague.goto(address);

    await test.step('given last year’s answers', async () => {
      await expect(card(page, focus)).toContainText('A year before (2025)');
      await expect(card(page, focus)).toContainText('voditelje smjena');
    });
    await test.step('one certifier’s text is saved automatically and shown to the other', async () => {
      await text(page, focus).fill('Shift leaders <b>first</b>');
      await expect(card(page, focus)).toContainText(/Saved \d/);
      await text(colleague, proud).pressSequentially('The sch');
      await expectAsTimePasses(colleague, (oneTry) =>
        expect(text(colleague, focus)).toHaveValue('Shift leaders <b>first</b>', oneTry),
      );
      await expect(card(colleague, focus)).toContainText('Changed by Ana Kovačević');
      await text(colleague, proud).pressSequentially('ool');
      await expect(card(colleague, proud)).toContainText(/Saved \d/);
    });
    await test.step('when the server is killed while a text is typed, nothing is lost', async () => {
      await text(page, focus).fill('Shift leaders and seasonal workers');
      await site.kill();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('There was an error. Please try again.')).toBeVisible();
      await expect(card(page, focus)).toContainText('Not saved yet');
      await site.start();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(text(page, focus)).toHaveValue('Shift leaders and seasonal workers');
      await expect(card(page, focus)).toContainText(/Saved \d/, refreshTimeout);
    });
    await test.step('when both certifiers change the same text, the later one sees both versions and chooses one', async () => {
      // Keep the colleague’s page from reading the newer text, so that it sends the older revision.
      const { release } = await holdCalls(
        colleague,
        isReadRequestOf('changeTag', 'infoAdditional'),
      );
      await text(colleague, focus).fill('Nobody but the seasonal workers');
      await colleague.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(card(colleague, focus)).toContainText('Shift leaders and seasonal workers');
      await expect(card(colleague, focus).getByText('Ana Kovačević')).toBeVisible();
      await expectAccessible(colleague);
      release();
      await colleague.getByRole('button', { name: 'Keep mine' }).click();
      await expect(card(colleague, focus)).toContainText(/Saved \d/);
      await expectAsTimePasses(page, (oneTry) =>
        expect(text(page, focus)).toHaveValue('Nobody but the seasonal workers', oneTry),
      );
    });
    await test.step('a client has no page with intro questions', async () => {
      await signInAs('client', colleague);
      await colleague.goto(address);
      await expect(colleague.getByRole('heading', { name: 'Intro questions' })).toHaveCount(0);
    });
  },
);
