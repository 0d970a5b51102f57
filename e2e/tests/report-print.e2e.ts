import { expect, type Page } from '@playwright/test';
import { languages } from '@cert/shared/domain';
import { checkPrint } from '../printing/checkPrint.ts';
import { lengthenNames } from '../printing/lengthenNames.ts';
import { richText, type TextLength } from '../printing/teamTexts.ts';
import { settleSheets } from '../printing/readSheets.ts';
import { writeTexts } from '../printing/writeTexts.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

/** Questionnaires of the demo data: Sava Energy has passed, Drava Retail has not. */
const reports = [
  { kind: 'passed', id: 4 },
  { kind: 'audit', id: 6 },
];
const lengths: readonly TextLength[] = ['empty', 'short', 'long'];

test.describe('on paper', () => {
  // A test prints, rasterises and reads nine reports of up to two hundred pages.
  test.setTimeout(600_000);

  for (const { kind, id } of reports)
    test(`a ${kind} report is printed as on the screen, however long its texts are`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('lead');
      const pages: Record<string, number> = {};
      for (const language of languages)
        for (const length of lengths)
          await test.step(`${language}, ${length} texts`, async () => {
            await writeTexts(page, { id, language, length });
            await page.goto(`/${language}/${id}/report`);
            const { errors, sheets } = await checkPrint(page);
            expect(errors).toEqual([]);
            expect(sheets.flatMap(({ figures }) => figures).length).toBeGreaterThan(0);
            pages[`${language} ${length}`] = sheets.length;
            const printed = sheets.map(({ words }) => words.join(' ')).join(' ');
            for (const words of endsOf(richText(language, length)))
              expect(printed).toContain(words);
          });
      for (const language of languages) {
        expect(pages[`${language} empty`]).toBeLessThan(pages[`${language} short`] ?? 0);
        expect(pages[`${language} short`]).toBeLessThan(pages[`${language} long`] ?? 0);
      }
    });

  for (const { kind, id } of reports)
    test(`names and titles ten times longer stay on the sheets of a ${kind} report`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('lead');
      await lengthenNames(page, 10);
      await page.goto(`/hr/${id}/report`);
      expect((await checkPrint(page)).errors).toEqual([]);
    });

  for (const { kind, id } of reports)
    test(`a ${kind} report shows the numbers that follow from the stored grades`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('lead');
      const { total, keyTopics, reached, categories } = await countGrades(page, id);
      await page.goto(`/en/${id}/report`);
      const { sheets } = await checkPrint(page);
      const words = (sheet: string) => sheets.find((one) => one.id === sheet)?.words ?? [];
      expect(words('about')).toEqual(
        expect.arrayContaining([`${total}%`, `${reached}/${keyTopics}`]),
      );
      expect(words('result')).toContain(`${total}%`);
      for (const { title, percent } of categories)
        expect(words('elc').join(' ')).toMatch(new RegExp(`${title}.* ${percent}%`));
    });
});

test('checkPrint finds overflowing texts, rasterised drawings, empty pages and broken links', async ({
  page,
  signInAs,
}) => {
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
});

/** Returns the beginning and the end of a text, because the report may shorten the middle. */
function endsOf(html: string): string[] {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return [words.slice(0, 12), words.slice(-12)];
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
