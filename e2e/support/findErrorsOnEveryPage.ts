import type { Page } from '@playwright/test';
import type { Language } from '@cert/shared/domain';
import type { Site } from './openSite.ts';
import { listRegisteredPages } from './listRegisteredPages.ts';
import { trackRequests } from './trackRequests.ts';

/** The open questionnaire of the demo data. */
const id = 2;

/** Views inside a registered page that have their own URL. */
const views = ['about?view=certificate'];

/**
 * Targets of links that a page shows only while a panel is open. `report/new` compares the report with the newest year.
 */
const linksInPanels = ['report/new'];

/**
 * Visits all pages of the registry for a kind of user, in the given languages. Also visits their views, the start page,
 * and a page that does not exist. Finds pages with parameters through links on other pages.
 * @param page on which the user is signed in
 * @param findErrors checks the current page
 * @returns all errors with their paths, and pages to which no link leads
 */
export async function findErrorsOnEveryPage({
  page,
  site,
  reader,
  languages,
  findErrors,
}: {
  page: Page;
  site: Site;
  reader: 'client' | 'certifier';
  languages: readonly Language[];
  findErrors: (language: Language) => Promise<string[]>;
}): Promise<string[]> {
  const settled = trackRequests(page);
  const pages = await listRegisteredPages(site, reader);
  if (pages.length < 8) throw new Error(`the registry has ${pages.length} pages for a ${reader}`);
  const errors: string[] = [];
  for (const [turn, language] of languages.entries()) {
    const start = `/${language}/${id}/`;
    const links = new Set<string>();
    const visit = async (path: string) => {
      await follow(page, path);
      await settled();
      errors.push(...(await findErrors(language)).map((error) => `${path}: ${error}`));
      for (const link of await linksOn(page))
        if (link.startsWith(start)) links.add(link.slice(start.length));
    };
    for (const path of [`/${language}`, `/${language}/nowhere`]) await visit(path);
    for (const { address } of pages) if (address !== undefined) await visit(start + address);
    for (const view of views) await visit(start + view);
    for (const { path, address } of pages) {
      if (address !== undefined) continue;
      const examples = [...links, ...linksInPanels].filter(
        (link) => pages.find(({ isAt }) => isAt(link))?.path === path,
      );
      // Visit a different link to the page in each language. Without any link, try the number 1 as parameter.
      const one = examples[turn % examples.length] ?? numbered(path);
      if (one === undefined) errors.push(`${language}: no link leads to ${path}`);
      else await visit(start + one);
    }
  }
  return errors;
}

/** Sets numeric parameters of a path to 1; undefined when it has other parameters. */
function numbered(path: string): string | undefined {
  const address = path.replace(/:(index|number)\b/g, '1');
  return address.includes(':') ? undefined : address;
}

/** Follows a visible link to the page if there is one, otherwise opens its URL. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:not([target]):visible`).first();
  if ((await link.count()) === 0) return void (await page.goto(path));
  await link.click();
  await page.waitForURL((url) => [url.pathname, url.pathname + url.search].includes(path));
}

function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a')].map(({ pathname }) => decodeURIComponent(pathname)),
  );
}
