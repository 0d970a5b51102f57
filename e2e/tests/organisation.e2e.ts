import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { demoPassword } from '../support/demoAccounts.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

const saved = 'The changes were successfully saved!';
const form = '/en/2/info';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const expectSaved = async (page: Page) => {
  const toast = page.getByText(saved);
  await expect(toast).toBeVisible();
  await expect(page.getByText(/not saved yet/)).toHaveCount(0);
};

test('a client fills in the organisation form by keyboard, sees errors and changes by others, and loses nothing', async ({
  page,
  context,
  expectConsole,
  signInAs,
}) => {
  // Two expected errors: the second tab's conflict, and the ended session.
  expectConsole(/40[19]/);
  const { keyboard } = page;
  await signInAs('client');
  await page.goto(form);

  await test.step('saving moves the focus to the first missing field and shows its error', async () => {
    await page.getByLabel('City *').focus();
    await keyboard.press('Enter');
    await expect(page.getByLabel('Number of employees *')).toBeFocused();
    await expect(page.getByText('Enter the number of employees.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('all fields are filled in and saved without a mouse', async () => {
    await keyboard.type('10000000');
    await expect(page.getByText('There cannot be more than 9,999,999.')).toBeVisible();
    await keyboard.press('ControlOrMeta+A');
    for (const number of ['1640', '74', '61', '0']) {
      await keyboard.type(number);
      await keyboard.press('Tab');
    }
    for (const choice of ['Space', 'Space', 'ArrowRight']) {
      await keyboard.press(choice);
      await keyboard.press('Tab');
    }
    await expect(save(page)).toBeFocused();
    await keyboard.press('Enter');
    await expectSaved(page);
    await page.reload();
    await expect(page.getByLabel('Number of employees *')).toHaveValue('1,640');
    const union = page.getByRole('radiogroup', { name: /trade union/ });
    await expect(union.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    const managers = page.getByRole('radiogroup', { name: /new managers/ });
    await expect(managers.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(page.getByText('Everything is filled in and saved.')).toBeVisible();
  });

  await test.step('a second tab that saves the same field shows the conflict', async () => {
    const second = await context.newPage();
    await second.goto(form);
    await second.getByLabel('City *').fill('Pula');
    await page.getByLabel('City *').fill('<b>Zadar</b>');
    await save(page).click();
    await expectSaved(page);
    await save(second).click();
    await expect(second.getByText('Somebody else has changed this meanwhile')).toBeVisible();
    await expect(second.getByText('<b>Zadar</b>', { exact: true })).toBeVisible();
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await save(second).click();
    await expectSaved(second);
    await second.close();
    await expectAsTimePasses(page, (oneTry) =>
      expect(page.getByLabel('City *')).toHaveValue('Pula', oneTry),
    );
  });

  await test.step('typed text survives a reload, and leaving asks for confirmation', async () => {
    await page.getByLabel('Contact person *').fill('Iva Ivić');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Contact person *')).toHaveValue('Iva Ivić');
    await page.getByRole('link', { name: 'Documents' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
  });

  await test.step('when the session ends, the typed text is saved after the password is entered', async () => {
    await callApi(page, 'userLogout', {});
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByLabel('Contact person *')).toHaveValue('Iva Ivić');
  });
});

test('a certifier may leave fields of the organisation form empty, and a locked form is read-only', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  await signInAs('certifier');
  await page.goto(form);
  await page.getByLabel('Brand').fill('');
  await save(page).click();
  await expectSaved(page);

  const client = await openVisitor();
  await signInAs('other', client);
  await client.goto('/en/4/info');
  await expect(client.getByText('This form cannot be changed now')).toBeVisible();
  await expect(client.getByText('ljudski.resursi@sava-energy.example')).toBeVisible();
  await expect(client.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
