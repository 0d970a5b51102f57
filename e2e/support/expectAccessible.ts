import { expect, type Page } from '@playwright/test';
import { findAccessibilityErrors } from './findAccessibilityErrors.ts';

/** Expects that axe-core finds no error on the current page; `options` can limit the check to a part or some rules. */
export async function expectAccessible(
  page: Page,
  options: Parameters<typeof findAccessibilityErrors>[1] = {},
): Promise<void> {
  expect(await findAccessibilityErrors(page, options)).toEqual([]);
}
