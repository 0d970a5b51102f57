import { screen, within } from '@testing-library/react';
import { beyondCategories } from '@cert/shared/domain';
import { aCollection } from './testing/aCollection.ts';
import { renderCollectionPage } from './testing/renderCollectionPage.tsx';
import { BeyondPage } from './BeyondPage.tsx';

const percentages = [70, 69, 0, null, 100];

const show = (path: string, route: string, areas = aCollection().areas) =>
  renderCollectionPage(<BeyondPage />, {
    path,
    route: `/:questionnaireId/${route}`,
    isCertifier: true,
    handlers: {
      aboveBeyond: () => aCollection({ areas, mainCertifier: 0 }),
      aboveBeyondStats: () =>
        beyondCategories.map((category, place) => {
          const percentage = percentages[place] ?? null;
          return { category, percentage, reached: percentage !== null && percentage >= 70 ? 1 : 0 };
        }),
    },
  });
const tabs = async () =>
  within(
    await screen.findByRole('navigation', { name: 'Categories of Above and Beyond' }),
  ).getAllByRole('link');

describe('the page of Above and Beyond questions', () => {
  it.each([
    ['above-beyond', 'above-beyond', 'future'],
    ['above-beyond/area/0', 'above-beyond/area/:index', 'future'],
    ['above-beyond/area/3', 'above-beyond/area/:index', 'impact'],
    ['above-beyond/inclusion/1', 'above-beyond/:slug/:index', 'inclusion'],
  ])('shows the questions of a category at the address %s', async (path, route, category) => {
    const { api } = await show(path, route);
    expect(await screen.findByRole('region', { name: 'Why?' })).toBeVisible();
    expect(api.inputsOf('aboveBeyond')).toEqual([{ id: 7, language: 'en', slug: category }]);
    const current = (await tabs()).find((tab) => tab.getAttribute('aria-current') === 'page');
    expect(current?.textContent?.toLowerCase()).toContain(category);
  });

  it('shows the percentage of marked questions in each category, and whether its target is reached', async () => {
    await show('above-beyond', 'above-beyond');
    expect((await tabs()).map((tab) => tab.textContent)).toEqual([
      'Future70% marked, reached',
      'Inclusion69% marked',
      'Innovation0% marked',
      'Impactno questions',
      'Satisfaction100% marked, reached',
    ]);
  });

  it('names the answer that disables a question', async () => {
    const [area] = aCollection().areas;
    const questions = area!.questions.map((question) => ({
      ...question,
      disabled: 1 as const,
      disabledOnTexts: { question: 'Do you ask?', answer: 'No' },
    }));
    await show('above-beyond', 'above-beyond', [{ ...area!, questions }]);
    expect(await screen.findByRole('region', { name: 'Why?' })).toHaveTextContent(
      'Does not apply and does not count, because of another answer: Do you ask? – No',
    );
  });

  it('shows each question in one row that unfolds to the whole question and folds again', async () => {
    const { user } = await show('above-beyond', 'above-beyond');
    const row = await screen.findByRole('region', { name: 'Why?' });
    expect(row).toHaveTextContent('Leaving wellNot answered');
    expect(screen.queryByRole('button', { name: 'Edit answer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Details: Why?' }));
    expect(screen.getByRole('button', { name: 'Edit answer' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close: Why?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close: Why?' }));
    expect(screen.queryByRole('button', { name: 'Edit answer' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Details: Why?' })).toHaveFocus();
  });

  it('links each tab to an address with the category’s slug and number', async () => {
    await show('above-beyond', 'above-beyond');
    expect((await tabs()).map((tab) => tab.getAttribute('href'))).toEqual(
      beyondCategories.map((slug, place) => `/7/above-beyond/${slug}/${place}`),
    );
  });

  it('says when a category has no questions', async () => {
    await show('above-beyond', 'above-beyond', []);
    expect(await screen.findByText('There are no questions in this category.')).toBeVisible();
  });

  it.each(['above-beyond/area/5', 'above-beyond/area/x'])(
    'says that there is no such category at %s',
    async (path) => {
      await show(path, 'above-beyond/area/:index');
      expect(await screen.findByText('There is no such category.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the first category' })).toHaveAttribute(
        'href',
        '/7/above-beyond/future/0',
      );
    },
  );
});
