/** `npm run pictures`: takes the pictures of the README on the built site with its demo data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/ensureChromium.ts';
import type { DemoAccount } from '../support/demoAccounts.ts';
import { folders } from '../support/folders.ts';
import { areaPaths } from '../support/openArea.ts';
import { teamGrades } from '../support/gradingPanel.ts';
import { openSite, type Site } from '../support/openSite.ts';
import prepareDemo from '../support/prepareDemo.ts';
import { signInAs } from '../support/signInAs.ts';

type Picture = {
  /** File name in `docs/pictures/`, without the ending. */
  name: string;
  who: DemoAccount;
  path: string;
  /** Waits until the page shows the content of the picture. */
  settle: (page: Page) => Promise<void>;
};

const size = { width: 1200, height: 720 };
const maxBytes = 150_000;

const pictures: Picture[] = [
  {
    name: 'home',
    who: 'client',
    path: '/en/2/about?view=state',
    settle: (page) => page.getByRole('region', { name: 'What is left' }).waitFor(),
  },
  {
    name: 'area',
    who: 'client',
    path: `/en${areaPaths.competencies}`,
    settle: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'grading',
    who: 'lead',
    path: '/en/4/category/developing-people/3',
    settle: async (page) => {
      // Both boxes of the sidebar have unfolded by themselves. Fold them, so that the list of areas has enough space.
      for (const name of ['Certification', 'Options'])
        await page.getByRole('button', { name, exact: true, expanded: true }).click();
      await scrollTo(page, teamGrades(page), 84);
    },
  },
  {
    name: 'report',
    who: 'lead',
    path: '/en/4/report',
    settle: (page) => scrollTo(page, page.locator('#key-topics'), 24),
  },
];

const endDemo = await prepareDemo();
const site = await openSite();
try {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'],
  });
  try {
    for (const picture of pictures) await take(picture, browser, site);
  } finally {
    await browser.close();
  }
} finally {
  await site.close();
  await endDemo();
}

async function take({ name, who, path, settle }: Picture, browser: Browser, { url }: Site) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: 'en-GB',
    timezoneId: 'Europe/Zagreb',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInAs(page, who);
  await page.goto(path);
  // The scroll bar is hidden, so remove the space that pages reserve for it.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  await settle(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  const file = join(folders.root, 'docs', 'pictures', `${name}.png`);
  if (bytes.length > maxBytes)
    throw new Error(`${name}.png has ${bytes.length} bytes, and at most ${maxBytes} are allowed.`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${relative(folders.root, file)} ${Math.round(bytes.length / 1000)} kB`);
}

/**
 * Scrolls until the element is `above` pixels below the upper edge of the window. First waits for lazily loaded parts,
 * which could move the element.
 */
async function scrollTo(page: Page, place: Locator, above: number) {
  await place.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const top = await place.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - above);
}
