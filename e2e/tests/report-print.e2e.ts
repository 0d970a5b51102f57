import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@cert/shared/domain';
import { checkPrint } from '../printing/checkPrint.ts';
import { lengthenNames, omitContinuedChartErrors } from '../printing/lengthenNames.ts';
import { createRichText, type TextLength } from '../printing/teamTexts.ts';
import { readSheets, waitForSheets } from '../printing/readSheets.ts';
import { saveReportTexts } from '../printing/saveReportTexts.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

/**
 * Questionnaires of the demo data: Sava Energy has passed, Drava Retail has not. Their nine prints cover each kind with
 * each language, each kind with each length of texts, and each language with each length. All 18 combinations of kind,
 * language and length would take twice as long.
 */
const reports: readonly { kind: string; id: number; printed: readonly [Language, TextLength][] }[] =
  [
    {
      kind: 'passed',
      id: 4,
      printed: [
        ['hr', 'empty'],
        ['sr', 'short'],
        ['en', 'long'],
        ['hr', 'long'],
      ],
    },
    {
      kind: 'audit',
      id: 6,
      printed: [
        ['sr', 'empty'],
        ['en', 'empty'],
        ['hr', 'short'],
        ['en', 'short'],
        ['sr', 'long'],
      ],
    },
  ];
const lengths: readonly TextLength[] = ['empty', 'short', 'long'];

test.describe('on paper', () => {
  // A test prints, rasterises and reads up to five reports of up to two hundred pages.
  test.setTimeout(600_000);

  for (const { kind, id, printed: combinations } of reports)
    test(
      `a report of the kind “${kind}” is printed as on the screen and with the stored grades, however long its texts`,
      { tag: '@long' },
      async ({ page, signInAs }) => {
        await signInAs('lead');
        const expected = await countGrades(page, id);
        const pages: Record<TextLength, number[]> = { empty: [], short: [], long: [] };
        for (const [language, length] of combinations)
          await test.step(`${language}, ${length} texts`, async () => {
            await saveReportTexts(page, { id, language, length });
            await page.goto(`/${language}/${id}/report`);
            const { errors, sheets } = await checkPrint(page);
            expect(errors).toEqual([]);
            expect(sheets.flatMap(({ figures }) => figures).length).toBeGreaterThan(0);
            pages[length].push(sheets.length);
            const printed = sheets.map(({ words }) => words.join(' ')).join(' ');
            for (const words of endsOf(createRichText(language, length)))
              expect(printed).toContain(words);
            if (language === 'en') expectNumbers(sheets, expected);
          });
        expect(Math.max(...pages.empty)).toBeLessThan(Math.min(...pages.short));
        expect(Math.max(...pages.short)).toBeLessThan(Math.min(...pages.long));
      },
    );

  for (const { kind, id } of reports)
    test(
      `names and titles of ten times the usual length stay inside the sheets of a report of the kind “${kind}”`,
      { tag: ['@reads', '@long'] },
      async ({ page, signInAs }) => {
        await signInAs('lead');
        await lengthenNames(page, 10);
        await page.goto(`/hr/${id}/report`);
        const { errors } = await checkPrint(page);
        expect(omitContinuedChartErrors(errors)).toEqual([]);
      },
    );
});

/** The certificate of Sava Energy 2025, whose report is released in the demo data: with usual and with long names. */
for (const [times, tag] of [
  [1, ['@reads', '@long']],
  [10, ['@reads']],
] as const)
  test(
    `the certificate fits on its sheet with names of ${times} times the usual length`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await lengthenNames(page, times);
      await page.goto('/hr/3/report');
      const { errors, sheets } = await checkPrint(page);
      // With long names there is no space for a figure beside a short text, so such sheets have less content.
      expect(
        times === 1
          ? errors
          : omitContinuedChartErrors(errors).filter((error) => !error.endsWith('% filled')),
      ).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const freeHeightBelow = await page.locator('#award-certificate dl').evaluate((proof) => {
        const frame = proof.parentElement?.getBoundingClientRect();
        return (frame?.bottom ?? 0) - proof.getBoundingClientRect().bottom;
      });
      expect(freeHeightBelow).toBeGreaterThan(10);
      const certificate = sheets.find(({ id }) => id === 'award-certificate');
      expect(certificate?.words.join(' ')).toMatch(/\/verify\/2025(-[0-9A-Z]{4}){3}/);
    },
  );

test(
  '`checkPrint` finds cut texts, drawings made of pixels, empty pages, broken links and wrong tags',
  { tag: ['@reads', '@long'] },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/4/report');
    await waitForSheets(page);
    await page.evaluate(() => {
      const text = document.querySelector<HTMLElement>('#about p');
      if (text) text.style.fontSize = '40mm';
      const link = document.createElement('a');
      link.href = '#nowhere';
      link.textContent = 'nowhere';
      const dots = document.createElement('canvas');
      dots.getContext('2d')?.fillRect(0, 0, 50, 50);
      document.querySelector('#your-results p')?.append(link, dots);
      for (const drawing of document.querySelectorAll('[role="img"] [aria-hidden]'))
        drawing.removeAttribute('aria-hidden');
      const heading = document.createElement('h6');
      heading.textContent = 'heading';
      document.querySelector('#about p')?.before(heading);
      const empty = document.querySelector('#whatsnext');
      for (const child of empty?.firstElementChild?.children ?? [])
        (child as HTMLElement).style.opacity = '0';
    });
    const { errors } = await checkPrint(page);
    for (const seen of [
      /about: .*clipped/,
      /your-results: .*rasterised/,
      /whatsnext: .*empty/,
      /#nowhere/,
      /7\.3-1: a figure/,
      /7\.4\.2-1: H6 follows/,
    ])
      expect(errors).toContainEqual(expect.stringMatching(seen));
  },
);

test(
  '`checkPrint` finds almost empty sheets, charts that continue with only one or two rows, and small letters',
  { tag: ['@reads', '@long'] },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/4/report');
    await waitForSheets(page);
    await page.evaluate(() => {
      document.querySelector('#educations [data-columns]')?.remove();
      const text = document.querySelector<HTMLElement>('#about p');
      if (text) text.style.fontSize = '2.7mm';
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      // Draw a text that is too small: 30 of 1000 units of a drawing that is 50 mm wide are 1.5 mm.
      drawing.setAttribute('viewBox', '0 0 1000 1000');
      drawing.style.inlineSize = '50mm';
      drawing.innerHTML = '<text x="10" y="500" font-size="30">tiny</text>';
      document.querySelector('#elc header')?.append(drawing);
      // Leave only two rows in a chart that claims to continue the previous sheet.
      const rows = [...document.querySelectorAll('#key-topics tbody tr')];
      for (const row of rows.slice(2)) row.remove();
      const mark = document.createElement('small');
      document.querySelector('#key-topics h2')?.append(mark);
    });
    const { errors } = await checkPrint(page);
    for (const seen of [
      /, educations: is only \d+ % filled/,
      /, about: “.*” is set in 7\.\d points/,
      /, elc: “tiny” is set in 4\.\d points/,
      /, key-topics: continues a chart with 2 rows/,
    ])
      expect(errors).toContainEqual(expect.stringMatching(seen));
  },
);

/** Reports whose texts come with the demo data. */
const written = [
  ['hr', 1, ['@reads']],
  ['sr', 3, ['@reads', '@long']],
  ['en', 6, ['@reads']],
] as const;

for (const [language, id, tag] of written)
  test(
    `report ${id} of the demo data has well-filled sheets and readable letters (${language})`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await page.goto(`/${language}/${id}/report`);
      expect((await checkPrint(page)).errors).toEqual([]);
    },
  );

/** Reports that are compared with the organisations of a country, which adds a bar to each row of their charts. */
const compared = [
  ['hr', 6, 'hr', ['@reads', '@long']],
  ['sr', 6, 'rs', ['@reads', '@long']],
  ['en', 4, 'rs', ['@reads', '@long']],
] as const;

for (const [language, id, country, tag] of compared)
  test(
    `demo report ${id}, compared with a country, keeps one sheet per category and for the key areas (${language})`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await page.goto(`/${language}/${id}/report?benchmarkCountry=${country}`);
      const { errors, sheets } = await checkPrint(page);
      expect(errors).toEqual([]);
      const ids = sheets.map((sheet) => sheet.id);
      expect(ids.filter((sheet) => /^(category|key-topics-benchmark)-/.test(sheet))).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((category) => `category-${category}`),
      );
    },
  );

/**
 * Reports of the demo data in which final grades are missing: Una Games has some, Jadran Foods has none, and Kupa has
 * no answers either.
 */
const provisional = [
  ['hr', 7, ['@reads', '@long']],
  ['sr', 7, ['@reads', '@long']],
  ['en', 7, ['@reads', '@long']],
  ['en', 2, ['@reads']],
  ['hr', 8, ['@reads', '@long']],
] as const;

for (const [language, id, tag] of provisional)
  test(
    `the provisional report ${id} of the demo data is printed as on the screen (${language})`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await page.goto(`/${language}/${id}/report`);
      const { errors, sheets } = await checkPrint(page);
      expect(errors).toEqual([]);
      const ids = sheets.map((sheet) => sheet.id);
      expect(ids).not.toContain('confirmation');
      expect(ids).not.toContain('certifiers');
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the values in the report’s charts do not overlap, and nothing leaves its sheet',
    { tag: '@reads' },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      for (const address of ['/en/4/report', '/sr/4/report?view=beyond', '/hr/6/report']) {
        await page.goto(address);
        await scrollToEachChart(page);
        await waitForSheets(page);
        const faults = (await readSheets(page)).flatMap(({ id, errors }) =>
          errors
            .filter((error) => /overlap$|horizontally$/.test(error))
            .map((error) => `${id}: ${error}`),
        );
        expect(faults, address).toEqual([]);
      }
    },
  );
});

test('the tests of printing cover every pair of kind, language and length of texts', () => {
  const printed = reports.flatMap((report) =>
    report.printed.map(([language, length]) => ({ kind: report.kind, language, length })),
  );
  const pairs = [
    printed.map(({ kind, language }) => `${kind} ${language}`),
    printed.map(({ kind, length }) => `${kind} ${length}`),
    printed.map(({ language, length }) => `${language} ${length}`),
  ].map((values) => new Set(values).size);
  expect(pairs).toEqual([
    reports.length * languages.length,
    reports.length * lengths.length,
    languages.length * lengths.length,
  ]);
});

/** Scrolls to each chart, because a phone draws charts only when they come near the window. */
async function scrollToEachChart(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheets = document.querySelectorAll('main section[data-theme="light"]');
    const empty = document.querySelector('main [role="img"]:not(svg, :has(svg))');
    empty?.scrollIntoView();
    return sheets.length > 1 && !empty && !document.querySelector('main [aria-busy="true"]');
  });
}

/** Returns the beginning and the end of a text, because the report may shorten the middle. */
function endsOf(html: string): string[] {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return [words.slice(0, 12), words.slice(-12)];
}

/** Expects the numbers of a report in English on the sheets that show them. */
function expectNumbers(
  sheets: readonly { id: string; words: readonly string[] }[],
  { total, keyAreas, reached, categories }: Awaited<ReturnType<typeof countGrades>>,
): void {
  const words = (sheet: string) => sheets.find((one) => one.id === sheet)?.words ?? [];
  expect(words('about')).toEqual(expect.arrayContaining([`${total}%`, `${reached}/${keyAreas}`]));
  expect(words('result')).toContain(`${total}%`);
  expect(words('scorecard')).toEqual(
    expect.arrayContaining([`${total}%`, `${reached}/${keyAreas}`]),
  );
  for (const { title, percent } of categories)
    for (const sheet of ['elc', 'scorecard'])
      expect(words(sheet).join(' ')).toMatch(new RegExp(`${title}.* ${percent}%`));
}

/** Computes the expected numbers independently: each area has at most three points. */
async function countGrades(page: Page, id: number) {
  const { reply } = await callApi(page, 'areaCategoryList', { id, language: 'en' });
  const areas = reply.flatMap((category) => category.areas);
  const percentOf = (some: typeof areas) => {
    const points = some.reduce((sum, area) => sum + (area.certifierFinalGrade ?? 0), 0);
    return Math.round((points * 100) / (some.length * 3));
  };
  const key = areas.filter(({ minGrade }) => minGrade > 0);
  return {
    total: percentOf(areas),
    categories: reply.map(({ title, areas: some }) => ({ title, percent: percentOf(some) })),
    keyAreas: key.length,
    reached: key.filter((area) => (area.certifierFinalGrade ?? 0) >= area.minGrade).length,
  };
}
