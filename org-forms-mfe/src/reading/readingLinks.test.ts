import { languages } from '@cert/shared/domain';
import { linkTargets } from './prose/MessageWithLinks.tsx';
import { readingMessageLoaders } from './readingMessageLoaders.ts';
import { listMessages } from './testing/listMessages.ts';
import { readingPages } from './testing/readingPages.ts';
import { siteRegistry } from './testing/siteRegistry.ts';

const pages = siteRegistry.modules.flatMap(({ versions }) =>
  versions.flatMap(({ pages }) => pages),
);

it.each(readingPages)(
  'the texts of $namespace link only to pages that their readers may open',
  async ({ namespace, readers }) => {
    const theirs = pages
      .filter((page) => page.for === 'member' || readers.some((reader) => reader === page.for))
      .map(({ path }) => path.split('/')[0]);
    for (const language of languages) {
      const { default: messages } = await readingMessageLoaders[namespace][language]();
      const tags = listMessages(messages).flatMap((text) => text.tags);
      const links = tags
        .filter((tag) => tag !== 'b')
        .map((tag) => linkTargets[tag as keyof typeof linkTargets].split('#')[0]);
      expect(theirs).toEqual(expect.arrayContaining(links));
    }
  },
);

it('the texts of the reading pages contain links, so that the test of their targets cannot pass without checking any', async () => {
  const files = await Promise.all(
    readingPages.map(({ namespace }) => readingMessageLoaders[namespace].en()),
  );
  const tags = files.flatMap((file) => listMessages(file.default)).flatMap((text) => text.tags);
  expect(tags).toEqual(expect.arrayContaining(['info', 'documents', 'intro-questions', 'meeting']));
});
