import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readProgramme } from '../../server/src/content/reading/readProgramme.ts';
import { languages } from '@cert/shared/domain';
import { formatNumber, formatPercent } from '@cert/shared/i18n';
import { folders } from '../support/folders.ts';
import { trackRequests } from '../support/trackRequests.ts';
import { test } from '../support/test.ts';
import { findErrorsOnEveryPage } from '../support/findErrorsOnEveryPage.ts';

const files = {
  ours: join(folders.root, 'content', 'programme.yaml'),
  other: join(folders.root, 'server', 'src', 'testing', 'otherProgramme', 'programme.yaml'),
};

/** The same time limit as in `every-page.e2e.ts`, which visits the same pages. */
const withinMs = 360_000;

test(
  'with the file of another programme, no page shows names, contacts or colours of the usual programme',
  { tag: '@long' },
  async ({ page, site, signInAs }) => {
    test.setTimeout(withinMs);
    const ours = await programmeOf(files.ours);
    const other = await programmeOf(files.other);
    await site.stop();
    await site.start({ programmeFile: files.other });

    await test.step('the sign-in page shows the names, images, contacts and sponsors of the other programme', async () => {
      await page.goto('/en/login');
      await trackRequests(page)();
      await expect(page).toHaveTitle(/Zenit$/);
      await expect(page.getByRole('img', { name: 'Zenit' })).toHaveJSProperty('complete', true);
      await expect(page.getByText('pomoc@zenit.example')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Prva Banka' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Druga Tvrtka' })).toBeVisible();
      expect(await remainsOf(ours, page)).toEqual([]);
      // Also check `remainsOf` itself: it must find the names of the programme that is shown.
      expect(await remainsOf(other, page)).toEqual(
        expect.arrayContaining(['Zenit', 'pomoc@zenit.example', '#0b6e4f']),
      );
    });

    const seen: string[] = [];
    await signInAs('lead');
    const errors = await findErrorsOnEveryPage({
      page,
      site,
      reader: 'certifier',
      languages,
      findErrors: async () => {
        seen.push(await page.locator('body').innerText());
        return remainsOf(ours, page);
      },
    });
    expect(errors).toEqual([]);
    for (const shown of shownOf(other)) expect(seen.join('\n')).toContain(shown);
  },
);

test('no built file contains a name of the programme', async ({ site }) => {
  const names = namesOf(await programmeOf(files.ours));
  const built = (await readdir(site.siteFolder, { recursive: true })).filter((name) =>
    /\.(js|css|html|json|svg)$/.test(name),
  );
  expect(built.length).toBeGreaterThan(50);
  for (const name of built) {
    const text = await readFile(join(site.siteFolder, name), 'utf8');
    expect(
      names.filter((known) => text.includes(known)),
      name,
    ).toEqual([]);
  }
});

type Programme = Awaited<ReturnType<typeof programmeOf>>;

async function programmeOf(file: string) {
  const { programme } = await readProgramme(file);
  if (!programme) throw new Error(`${file} has errors`);
  return programme;
}

/** Names that may occur only in the programme file. */
function namesOf({ product, provider, contacts }: Programme): string[] {
  const people = contacts.flatMap(({ name, email, phone = name }) => [name, email, phone]);
  return [product, provider, ...people];
}

/** Names and colours of a programme that occur in the current page. */
async function remainsOf(programme: Programme, page: Page): Promise<string[]> {
  const html = await page.content();
  const { light, dark } = programme.brand.tokens;
  const colors = [light.brand, light.brandStrong, dark.brand, dark.brandStrong];
  const drawn = await page.evaluate(collectColors);
  return [
    ...namesOf(programme).filter((name) => html.includes(name)),
    ...colors.filter((color) => html.includes(color) || drawn.includes(asComputed(color))),
  ];
}

/** Runs in the page: collects the colours of all elements. */
function collectColors(): string[] {
  const names = ['color', 'background-color', 'border-top-color', 'fill', 'stroke'];
  const colors = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    for (const name of names) colors.add(style.getPropertyValue(name));
  }
  return [...colors];
}

function asComputed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Texts about a programme that the English pages show. */
function shownOf({ product, beyondProduct, provider, thresholds, figures }: Programme): string[] {
  const percents = [
    ...Object.values(thresholds),
    figures.topEmployersPercent,
    figures.seniorExecutivesPercent,
  ];
  const counts = [figures.companiesPerYear, figures.certifyingExperts, figures.usersReachedMost];
  return [
    product,
    beyondProduct,
    provider,
    ...percents.map((percent) => formatPercent(percent, 'en')),
    ...counts.map((count) => formatNumber(count, 'en')),
    `${figures.longSickLeaveDays} days`,
    `${figures.meetingMinutesPerArea} min`,
  ];
}
