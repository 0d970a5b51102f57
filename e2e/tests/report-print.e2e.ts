import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@cert/shared/domain';
import { checkPrint } from '../printing/checkPrint.ts';
import { lengthenNames } from '../printing/lengthenNames.ts';
import { richText, type TextLength } from '../printing/teamTexts.ts';
import { settleSheets } from '../printing/readSheets.ts';
import { writeTexts } from '../printing/writeTexts.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

/**
 * Questionnaires of the demo data: Sava Energy has passed, Drava Retail has not. Together their printed reports have
 * every pair of kind, language and length of texts; all 18 combinations would take twice as long.
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
    test(`a ${kind} report is printed as on the screen, with the numbers that follow from the stored grades, however long its texts are`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('lead');
      const expected = await countGrades(page, id);
      const pages: Record<TextLength, number[]> = { empty: [], short: [], long: [] };
      for (const [language, length] of combinations)
        await test.step(`${language}, ${length} texts`, async () => {
          await writeTexts(page, { id, language, length });
          await page.goto(`/${language}/${id}/report`);
          const { errors, sheets } = await checkPrint(page);
          expect(errors).toEqual([]);
          expect(sheets.flatMap(({ figures }) => figures).length).toBeGreaterThan(0);
          pages[length].push(sheets.length);
          const printed = sheets.map(({ words }) => words.join(' ')).join(' ');
          for (const words of endsOf(richText(language, length))) expect(printed).toContain(words);
          if (language === 'en') expectNumbers(sheets, expected);
        });
      expect(Math.max(...pages.empty)).toBeLessThan(Math.min(...pages.short));
      expect(Math.max(...pages.short)).toBeLessThan(Math.min(...pages.long));
    });

  for (const { kind, id } of reports)
    test(
      `names and titles ten times longer stay on the sheets of a ${kind} report`,
      { tag: '@reads' },
      async ({ page, signInAs }) => {
        await signInAs('lead');
        await lengthenNames(page, 10);
        await page.goto(`/hr/${id}/report`);
        expect((await checkPrint(page)).errors).toEqual([]);
      },
    );
});

test(
  'checkPrint finds overflowing texts, rasterised drawings, empty pages and broken links',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/4/report');
    await settleSheets(page);
    await page.evaluate(() => {
      const text = document.querySelector<HTMLElement>('#about p');
      if (text) text.style.fontSize = '40mm';
      const link = document.createElement('a');
      link.href = '#nowhere';
      link.textContent = 'nowhere';
      const dots = document.createElement('canvas');
      dots.getContext('2d')?.fillRect(0, 0, 50, 50);
      document.querySelector('#your-results p')?.append(link, dots);
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
    ])
      expect(errors).toContainEqual(expect.stringMatching(seen));
  },
);

test('the printed reports have every pair of kind, language and length of texts', () => {
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

/** Returns the beginning and the end of a text, because the report may shorten the middle. */
function endsOf(html: string): string[] {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return [words.slice(0, 12), words.slice(-12)];
}

/** Expects the numbers of a report in English on the sheets that show them. */
function expectNumbers(
  sheets: readonly { id: string; words: readonly string[] }[],
  { total, keyTopics, reached, categories }: Awaited<ReturnType<typeof countGrades>>,
): void {
  const words = (sheet: string) => sheets.find((one) => one.id === sheet)?.words ?? [];
  expect(words('about')).toEqual(expect.arrayContaining([`${total}%`, `${reached}/${keyTopics}`]));
  expect(words('result')).toContain(`${total}%`);
  for (const { title, percent } of categories)
    expect(words('elc').join(' ')).toMatch(new RegExp(`${title}.* ${percent}%`));
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
    keyTopics: key.length,
    reached: key.filter((area) => (area.certifierFinalGrade ?? 0) >= area.minGrade).length,
  };
}
