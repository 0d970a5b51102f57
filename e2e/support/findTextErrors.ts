import type { Page } from '@playwright/test';

/** Patterns of texts that no user may see. */
const patterns: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a translation key', pattern: /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/ },
  { name: 'an unfilled placeholder', pattern: /\{\{?\s*[\w.]+\s*\}?\}|\bXXX\b/ },
  {
    name: 'a missing value',
    pattern: /\bundefined\b|\[object \w+\]|\bNaN\b|Invalid Date|\bnull\b/,
  },
];

/** Checks the title and all texts of a page, also those for screen readers. @returns one line per error */
export async function findTextErrors(page: Page): Promise<string[]> {
  const title = await page.title();
  const texts = [title, ...(await page.evaluate(collectTexts))];
  const errors = texts.flatMap((text) =>
    patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: “${text}”`),
  );
  return title.trim() === '' ? ['the title is empty', ...errors] : errors;
}

/** Runs in the page: collects its texts and its text attributes. */
function collectTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.push((node.textContent ?? '').trim());
  for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push((element.getAttribute(name) ?? '').trim());
  return texts;
}
