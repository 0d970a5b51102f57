import type { Page } from '@playwright/test';

/** Notes, in each page from now on, when which script was put into it. @returns reads those of the page that is open */
export async function noteScripts(page: Page): Promise<() => Promise<PutIn[]>> {
  await page.addInitScript(() => {
    const putIn: PutIn[] = [];
    Object.assign(globalThis, { putIn });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src)
          putIn.push({ path: new URL(node.src).pathname, atMs: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { putIn: PutIn[] }).putIn);
}

type PutIn = { path: string; atMs: number };
