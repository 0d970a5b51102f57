import { languages } from '@cert/shared/domain';
import { linkTargets } from './prose/MessageWithLinks.tsx';
import { readingMessages } from './readingMessages.ts';
import { listTexts } from './testing/listTexts.ts';
import { readingPages } from './testing/readingPages.ts';
import { siteRegistry } from './testing/siteRegistry.ts';

const pages = siteRegistry.modules.flatMap(({ versions }) =>
  versions.flatMap(({ pages }) => pages),
);

it.each(readingPages)(
  '$namespace leads only to pages that its readers have',
  async ({ namespace, readers }) => {
    const theirs = pages
      .filter((page) => page.for === 'member' || readers.some((reader) => reader === page.for))
      .map(({ path }) => path.split('/')[0]);
    for (const language of languages) {
      const { default: messages } = await readingMessages[namespace][language]();
      const tags = listTexts(messages).flatMap((text) => text.tags);
      const links = tags
        .filter((tag) => tag !== 'b')
        .map((tag) => linkTargets[tag as keyof typeof linkTargets].split('#')[0]);
      expect(theirs).toEqual(expect.arrayContaining(links));
    }
  },
);

it('there are such links', async () => {
  const files = await Promise.all(
    readingPages.map(({ namespace }) => readingMessages[namespace].en()),
  );
  const tags = files.flatMap((file) => listTexts(file.default)).flatMap((text) => text.tags);
  expect(tags).toEqual(expect.arrayContaining(['info', 'documents', 'intro-questions', 'meeting']));
});
