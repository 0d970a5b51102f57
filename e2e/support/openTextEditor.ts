import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a text of the report in its editor, by the name that the page gives it. @returns where one types */
export async function openTextEditor(page: Page, name: string): Promise<Locator> {
  // A long text has a button on each of its sheets.
  const button = page.getByRole('button', { name: `Edit: ${name}`, exact: true }).first();
  await button.click();
  const editor = page.locator('.ck-content');
  await expect(editor).toBeFocused();
  return editor;
}
