import { screen } from '@testing-library/react';
import { aRegistry, aRegistryEntry, renderInPlatform } from '@cert/shared/testing';
import { shellMessages } from '../shellMessages.ts';
import { PageLinks } from './PageLinks.tsx';

const page = (path: string, title: string, isNew?: boolean) => ({
  path,
  page: 'GreetingPage',
  frame: 'standard' as const,
  for: 'member' as const,
  link: {
    group: 'work' as const,
    title: { hr: `${title} (hr)`, sr: `${title} (sr)`, en: title },
    ...(isNew !== undefined && { isNew }),
  },
});

describe('a link to a page in the sidebar', () => {
  it.each([
    ['en', ['Saved new', 'Documents', 'Rating']],
    ['hr', ['Saved (hr) novo', 'Documents (hr)', 'Rating (hr)']],
    ['sr', ['Saved (sr) novo', 'Documents (sr)', 'Rating (sr)']],
  ] as const)('is marked as new only if its module says so, in %s', async (language, names) => {
    const pages = [
      page('saved', 'Saved', true),
      page('documents', 'Documents', false),
      page('rating', 'Rating'),
    ];
    await renderInPlatform(<PageLinks questionnaireId={7} />, {
      language,
      registry: aRegistry(aRegistryEntry({ pages })),
      messages: { shell: shellMessages },
    });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links[0]).toHaveAttribute('href', '/7/saved');
  });
});
