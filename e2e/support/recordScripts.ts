import type { Page } from '@playwright/test';

/** Notes, in each page from now on, when which script was put into it. @returns reads those of the page that is open */
export async function recordScripts(page: Page): Promise<() => Promise<ScriptInsertion[]>> {
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
