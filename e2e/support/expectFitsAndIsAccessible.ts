import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { readOverflow } from './readOverflow.ts';

/** Expects a page that fits its window and has no accessibility error. */
export async function expectFitsAndIsAccessible(page: Page): Promise<void> {
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}
