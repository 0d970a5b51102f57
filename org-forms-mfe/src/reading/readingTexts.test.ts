import { languages, type Language } from '@cert/shared/domain';
import { linkTargets } from './prose/MessageWithLinks.tsx';
import { readingMessageLoaders, type ReadingNamespace } from './readingMessageLoaders.ts';
import { listMessages } from './testing/listMessages.ts';
import { readingPages } from './testing/readingPages.ts';

const textsOf = async (namespace: ReadingNamespace, language: Language) =>
  listMessages((await readingMessageLoaders[namespace][language]()).default);

describe.each(readingPages)('the texts of $namespace', ({ namespace }) => {
  it.each(['hr', 'sr'] as const)(
    'have the same structure in %s as in English',
    async (language) => {
      const skeleton = async (of: Language) =>
        (await textsOf(namespace, of)).map(({ key, tags }) => [key, tags]);
      expect(await skeleton(language)).toEqual(await skeleton('en'));
    },
  );

  it.each(languages)(
    'contain no number and no name of a programme, only placeholders for them (%s)',
    async (language) => {
      const own = (await textsOf(namespace, language))
        .filter(({ key }) => !key.startsWith('examples.'))
        .map(({ text }) => text.replace(/\{\{\w+\}\}/g, ''));
      expect(own.flatMap((text) => text.match(/\d+/g) ?? []).filter(isFigure)).toEqual([]);
      expect(own.join(' ')).not.toMatch(/Meridian|@|\+385/);
    },
  );

  it.each(languages)('contain only tags that the page can show (%s)', async (language) => {
    const tags = (await textsOf(namespace, language)).flatMap((text) => text.tags);
    expect(['b', ...Object.keys(linkTargets)]).toEqual(expect.arrayContaining(tags));
  });
});

it('every link to a section names a section that exists', async () => {
  const { default: rating } = await readingMessageLoaders['org-forms/rating'].en();
  const anchors = Object.values(linkTargets).flatMap((target) => target.split('#')[1] ?? []);
  expect(anchors).toEqual(['certificate']);
  expect(Object.keys(rating.sections)).toEqual(expect.arrayContaining(anchors));
});

/** Whether a number must be a placeholder. 0 and 100, the ends of scales, are the same in all programmes. */
function isFigure(digits: string): boolean {
  return digits !== '0' && digits !== '100';
}
