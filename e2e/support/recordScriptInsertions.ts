import type { Page } from '@playwright/test';

/** Records when script elements are added to a page. @returns a function that reads the records of the current page */
export async function recordScriptInsertions(
  page: Page,
): Promise<() => Promise<ScriptInsertion[]>> {
  await page.addInitScript(() => {
    const insertions: ScriptInsertion[] = [];
    Object.assign(globalThis, { insertions });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src)
          insertions.push({ path: new URL(node.src).pathname, atMs: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { insertions: ScriptInsertion[] }).insertions);
}

type ScriptInsertion = { path: string; atMs: number };
