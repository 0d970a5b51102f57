import { languages, type Language } from '@cert/shared/domain';
import { ratingTexts } from './rating/ratingTexts.ts';
import { listTexts } from './testing/listTexts.ts';
import { readingPages } from './testing/readingPages.ts';

describe.each(readingPages)('$name', ({ texts }) => {
  it.each(['hr', 'sr'] as const)('is built in %s as in English', async (language) => {
    const skeleton = async (of: Language) =>
      listTexts(await texts[of]()).map(({ key, marks }) => [key, marks]);
    expect(await skeleton(language)).toEqual(await skeleton('en'));
  });

  it.each(languages)(
    'has no figure and no name of a programme of its own (%s)',
    async (language) => {
      const own = listTexts(await texts[language]())
        .filter(({ key }) => !key.startsWith('examples.'))
        .map(({ text }) => text.replace(/\{\{\w+\}\}/g, ''));
      expect(own.flatMap((text) => text.match(/\d+/g) ?? []).filter(isFigure)).toEqual([]);
      expect(own.join(' ')).not.toMatch(/Meridian|@|\+385/);
    },
  );

  it.each(languages)('leads to sections that are there (%s)', async (language) => {
    const { sections } = await ratingTexts[language]();
    const anchors = listTexts(await texts[language]())
      .flatMap(({ marks }) => marks)
      .filter((mark) => mark.includes('#'))
      .map((mark) => mark.replace('rating#', ''));
    expect(Object.keys(sections)).toEqual(expect.arrayContaining(anchors));
  });
});

/** But for 0, where the scale begins, and 100, which is in the formula of a percentage. */
function isFigure(digits: string): boolean {
  return digits !== '0' && digits !== '100';
}
