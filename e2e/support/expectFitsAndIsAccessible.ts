import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { readHorizontalOverflow } from './readHorizontalOverflow.ts';

/** Expects a page that fits its window and has no accessibility error. */
export async function expectFitsAndIsAccessible(page: Page): Promise<void> {
  expect(await readHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}
