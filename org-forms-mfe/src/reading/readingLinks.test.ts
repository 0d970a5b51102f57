import { languages } from '@cert/shared/domain';
import { listTexts } from './testing/listTexts.ts';
import { readingPages } from './testing/readingPages.ts';
import { siteRegistry } from './testing/siteRegistry.ts';

const pages = siteRegistry.modules.flatMap(({ versions }) =>
  versions.flatMap(({ pages }) => pages),
);

it.each(readingPages)(
  '$name leads only to pages that its readers have',
  async ({ texts, readers }) => {
    const theirs = pages
      .filter((page) => page.for === 'member' || readers.some((reader) => reader === page.for))
      .map(({ path }) => path.split('/')[0]);
    for (const language of languages) {
      const marks = listTexts(await texts[language]()).flatMap((text) => text.marks);
      const links = marks.filter((mark) => mark !== 'b').map((mark) => mark.split('#')[0]);
      expect(theirs).toEqual(expect.arrayContaining(links));
    }
  },
);

it('there are such links', async () => {
  const texts = await Promise.all(readingPages.map((page) => page.texts.en()));
  const marks = texts.flatMap((text) => listTexts(text)).flatMap((text) => text.marks);
  expect(marks).toEqual(
    expect.arrayContaining(['info', 'documents', 'intro-questions', 'meeting']),
  );
});
