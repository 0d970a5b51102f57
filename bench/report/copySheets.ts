import type { Page } from '@playwright/test';

/** What a page shows, as one file that needs no script: its elements as they stand, and the styles they have. */
export function copySheets(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll(
      'script, link[rel="modulepreload"], link[as="script"]',
    ))
      script.remove();
    // Rules that a script has added stand in no element's text.
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    for (const style of copy.querySelectorAll('style')) style.remove();
    const style = document.createElement('style');
    style.textContent = rules.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
}
