import { screen, within } from '@testing-library/react';
import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import {
  anArea,
  aRegistry,
  aRegistryEntry,
  aSession,
  renderInPlatform,
} from '@cert/shared/testing';
import { shellMessages } from '../../shellMessages.ts';
import { CategoryList } from './CategoryList.tsx';

const category = (given: Partial<CategorySummary>): CategorySummary => ({
  ...{ id: 1, title: 'Hiring', slug: 'hiring', position: 1, completeness: 40, areas: [anArea()] },
  ...given,
});

/** Fields that only the team's reply has. */
const graded = (given: Partial<AreaSummary>) =>
  anArea({
    ...{ grade: 1.5, certifierGrade: null, certifierFinalGrade: null, previousGrade: null },
    ...{ warning: 0, completeness: 80, ...given },
  });

async function show(given: Partial<CategorySummary>) {
  await renderInPlatform(<CategoryList questionnaireId={7} categories={[category(given)]} />, {
    path: '/7/category/hiring/2',
    route: '/:questionnaireId/category/:slug/:areaIndex',
    messages: { shell: shellMessages },
  });
  const [title, ...areas] = within(screen.getByRole('navigation')).getAllByRole('link');
  return { title, areas };
}

describe('an area in the sidebar of the team', () => {
  it.each([
    [graded({}), 'Leaving well 80% System suggestion 1.5'],
    [graded({ certifierGrade: 0 }), 'Leaving well 80% Your grade 0'],
    [graded({ certifierGrade: 0, certifierFinalGrade: 3 }), 'Leaving well 80% Final grade 3'],
    [graded({ grade: null }), 'Leaving well 80%'],
    [
      graded({ certifierGrade: 1, previousGrade: 0.5 }),
      'Leaving well 80% better than last year Your grade 1',
    ],
    [
      graded({ previousGrade: 3, minGrade: 2, warning: 1 }),
      'Leaving well (key area) 80% worse than last year below the minimum grade of a key area System suggestion 1.5',
    ],
    [graded({ previousGrade: 1.5 }), 'Leaving well 80% System suggestion 1.5'],
  ])(
    'shows its completeness, its trend, and its final grade, else the own grade, else the system suggestion: case %#',
    async (area, name) => {
      const { areas } = await show({ areas: [area] });
      expect(areas[0]).toHaveAccessibleName(name);
    },
  );
});

describe('a category in the sidebar of the team', () => {
  it.each([
    ['system', 'Hiring By the system’s suggestions 61%'],
    ['certifier', 'Hiring By your grades 72%'],
    ['final', 'Hiring By the final grades 83%'],
  ] as const)(
    'shows its result in percent and the kind of grades from which it is calculated: %s',
    async (kind, name) => {
      const { title } = await show({
        ...{ gradeSumSystem: 61, gradeSumCertifier: 72, gradeSumCertifierFinal: 83 },
        gradeCompletedType: kind,
      });
      expect(title).toHaveAccessibleName(expect.stringContaining(name));
    },
  );
});

test('the sidebar of a client shows the completeness of categories and areas, and no grades', async () => {
  const { title, areas } = await show({ areas: [anArea({ completeness: 80, minGrade: 2 })] });
  expect(title).toHaveTextContent('1Hiring40%');
  expect(areas[0]).toHaveTextContent('Leaving well * (key area)80%');
});

test('an area that does not count is in the sidebar without a link and without its completeness', async () => {
  const { areas } = await show({
    areas: [
      graded({ completeness: 0 }),
      graded({ id: 2, title: 'Pay', open: false, completeness: 0 }),
    ],
  });
  expect(areas).toHaveLength(1);
  const closed = screen.getByText('Pay').closest('li');
  expect(closed).not.toHaveTextContent('%');
  expect(closed?.querySelector('svg')).toBeNull();
});

test('a category without areas that count is in the sidebar without a link', async () => {
  await renderInPlatform(
    <CategoryList
      questionnaireId={7}
      categories={[category({ areas: [anArea({ open: false })] })]}
    />,
    { messages: { shell: shellMessages } },
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Hiring').closest('li')).toHaveTextContent(/^1Hiring$/);
});

it.each([
  [true, ['0Intro questions', '1Hiring']],
  [false, ['1Hiring']],
])(
  'the list of categories in the sidebar begins with the intro questions for the team only (certifier: %s)',
  async (isCertifier, names) => {
    const opening = {
      path: 'intro-questions',
      page: 'IntroPage',
      frame: 'standard' as const,
      for: 'certifier' as const,
      link: {
        group: 'opening' as const,
        title: { hr: 'Uvodna pitanja', sr: 'Uvodna pitanja', en: 'Intro questions' },
      },
    };
    await renderInPlatform(<CategoryList questionnaireId={7} categories={[category({})]} />, {
      messages: { shell: shellMessages },
      session: aSession({ isCertifier }),
      registry: aRegistry(aRegistryEntry({ pages: [opening] })),
    });
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links.map((name, index) => name.slice(0, names[index]?.length))).toEqual(names);
  },
);
