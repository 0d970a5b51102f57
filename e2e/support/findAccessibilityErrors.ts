import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks the current page with axe-core.
 * @param within CSS selector of the part to check; all of the page by default
 * @param rules the rules to check; all by default
 * @returns one line per violated rule, with the HTML of the first element
 */
export async function findAccessibilityErrors(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without this mode axe-core opens a second page to combine the results of frames, and the site has no frames.
    .setLegacyMode()
    // List all elements of a violation, but only one element of every other result: much faster on large pages.
    .options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
