import type { Page } from '@playwright/test';

/** What no reader may see: a key in the place of its words, a hole in a sentence, a value that is none. */
const signs: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a key', pattern: /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/ },
  { name: 'a hole', pattern: /\{\{?\s*[\w.]+\s*\}?\}|\bXXX\b/ },
  { name: 'no value', pattern: /\bundefined\b|\[object \w+\]|\bNaN\b|Invalid Date|\bnull\b/ },
];

/** Faults in what a page shows or says to a screen reader, its title included; one line each. */
export async function findTextErrors(page: Page): Promise<string[]> {
  const title = await page.title();
  const texts = [title, ...(await page.evaluate(collectTexts))];
  const errors = texts.flatMap((text) =>
    signs.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: “${text}”`),
  );
  return title.trim() === '' ? ['the title is empty', ...errors] : errors;
}

/** In the page: its texts, and the attributes that are read out or shown. */
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
