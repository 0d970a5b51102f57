import type { Page } from '@playwright/test';

/** How much wider the page is than its window, in px: more than 0 if it scrolls sideways. */
export function readHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
