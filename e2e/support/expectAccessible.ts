import { expect, type Page } from '@playwright/test';
import { findAccessibilityErrors } from './findAccessibilityErrors.ts';

/**
 * Expects that axe-core finds no error on the current page.
 * @param within CSS selector of the part to check; all of the page by default
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await findAccessibilityErrors(page, within === undefined ? {} : { within })).toEqual([]);
}
