import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a text of the report in its editor. @param name as in the button's label @returns the editable element */
export async function openTextEditor(page: Page, name: string): Promise<Locator> {
  // Take the first button: a long text has an edit button on each of its sheets.
  const button = page.getByRole('button', { name: `Edit: ${name}`, exact: true }).first();
  await button.click();
  const editor = page.locator('.ck-content');
  await expect(editor).toBeFocused();
  return editor;
}
