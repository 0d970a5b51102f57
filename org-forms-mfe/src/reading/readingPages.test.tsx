import { act, screen, within } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import { aProgramme, fakeApi, renderInPlatform } from '@cert/shared/testing';
import definition from '../module.ts';
import { AboutPage } from './about/AboutPage.tsx';
import { CertifierGuidePage } from './certifier-guide/CertifierGuidePage.tsx';
import { InstructionsPage } from './instructions/InstructionsPage.tsx';
import { RatingPage } from './rating/RatingPage.tsx';
import { renderReadingPage } from './testing/renderReadingPage.tsx';
import { someCategories } from './testing/someCategories.ts';

const pages = { AboutPage, InstructionsPage, RatingPage, CertifierGuidePage };
const languages: Language[] = ['hr', 'sr', 'en'];
const everywhere = Object.entries(pages).flatMap(([name, Page]) =>
  languages.map((language) => ({ name, Page, language })),
);

it.each(everywhere)(
  '$name in $language has no unfilled placeholder',
  async ({ Page, language }) => {
    const { container } = await renderReadingPage(Page, { language });
    expect(container).not.toHaveTextContent(/[{}<>]|undefined|NaN|reading\./);
    expect(container.innerHTML).not.toMatch(/\{\{/);
  },
);

it.each(everywhere)(
  '$name in $language has a link to each of its sections',
  async ({ Page, language }) => {
    const { container } = await renderReadingPage(Page, { language });
    const [contents] = screen.getAllByRole('navigation');
    const links = within(contents!).getAllByRole('link');
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const heading = container.querySelector(link.getAttribute('href')!);
      expect(heading).toHaveTextContent(link.textContent);
    }
  },
);

it('a reading page opens at the section in the address', async () => {
  await renderReadingPage(RatingPage, { hash: '#certificate' });
  const heading = screen.getByRole('heading', { name: 'When you receive Meridian' });
  expect(heading).toHaveFocus();
});

it.each(Object.entries(pages))(
  '%s says why it could not be loaded, and tries again on request',
  async (_, Page) => {
    const api = fakeApi({
      areaCategoryList: () => someCategories,
      programme: () => {
        throw refuse('server-error');
      },
    });
    const { user } = await renderInPlatform(<Page />, {
      api,
      path: '/7/page',
      route: '/:questionnaireId/page',
      messages: { 'org-forms': definition.messages },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    api.handle({ programme: () => aProgramme() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

it('the button “Print” on a reading page prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderReadingPage(RatingPage);
  await act(() => user.click(screen.getByRole('button', { name: 'Print' })));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
