import type { Page } from '@playwright/test';

/** Copies a page to a static HTML file without scripts: its current elements and styles. */
export function serializeStaticPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll(
      'script, link[rel="modulepreload"], link[as="script"]',
    ))
      script.remove();
    // Copy the rules of all style sheets: rules that a script has added are not in the text of a style element.
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
