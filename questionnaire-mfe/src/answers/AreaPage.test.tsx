import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { aCategory, anAnswer, anArea, aQuestion, aStoredResponse } from '@cert/shared/testing';
import { renderAreaPage } from './testing/renderAreaPage.tsx';
import { toCategorySummary } from './testing/toCategorySummary.ts';

const twoAreas = aCategory({
  title: 'Developing people',
  position: 2,
  areas: [
    anArea({ id: 1, title: 'Onboarding', position: 1 }),
    anArea({
      id: 2,
      title: 'Leadership',
      position: 2,
      minGrade: 2,
      content: 'How leaders are found.',
      questions: [aQuestion({ id: 5, title: 'Who leads?' })],
    }),
    anArea({ id: 3, title: 'Closed', position: 3, open: false }),
  ],
});

describe('an area page', () => {
  it('shows the category, the area’s title and text, whether it is a key area, and how many of its questions are answered', async () => {
    await renderAreaPage(twoAreas, { path: '/7/category/leaving/2' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Leadership (key area)' }),
    ).toBeVisible();
    expect(screen.getByText('2 · Developing people')).toBeVisible();
    expect(screen.getByText('How leaders are found.')).toBeVisible();
    expect(screen.getByText('0 of 1 question answered')).toBeVisible();
  });

  it('shows the first area when the address has no area number', async () => {
    await renderAreaPage(twoAreas);
    expect(await screen.findByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  });

  it.each(['0', '4', '02', 'x'])(
    'says that there is no such area when the address has the area number %s',
    async (index) => {
      await renderAreaPage(twoAreas, { path: `/7/category/leaving/${index}` });
      expect(await screen.findByText('There is no such area')).toBeVisible();
      expect(
        screen.getByRole('link', { name: 'Go to the first area of Developing people' }),
      ).toHaveAttribute('href', '/7/category/leaving/1');
    },
  );

  it('says that the category in the address does not exist when the server does not find that category', async () => {
    await renderAreaPage(twoAreas, {
      handlers: {
        areaCategory: () => {
          throw refuse('not-found');
        },
      },
    });
    expect(
      await screen.findByText('This does not exist, or it is not yours to see.'),
    ).toBeVisible();
  });

  it('has area tabs above and below the questions, without links to closed areas', async () => {
    const { user } = await renderAreaPage(twoAreas);
    const above = await screen.findByRole('navigation', { name: 'Areas of this category' });
    expect(
      screen.getByRole('navigation', { name: 'Areas of this category, once more' }),
    ).toBeVisible();
    expect(within(above).getByText('Closed').closest('a')).toBeNull();
    await user.click(within(above).getByRole('link', { name: 'Leadership (key area)' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Leadership/ })).toBeVisible();
    const shown = within(above).getByRole('link', { current: 'page' });
    expect(shown).toHaveTextContent('Leadership');
    expect(screen.getByRole('heading', { level: 1, name: /Leadership/ })).toHaveFocus();
  });

  it('has no area tabs when the category has only one area', async () => {
    await renderAreaPage(aCategory());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Areas of this category' })).toBeNull();
  });

  it('shows the first open area when the address has no area number and the first area is closed', async () => {
    const [first, ...others] = twoAreas.areas;
    await renderAreaPage({ ...twoAreas, areas: [{ ...first!, open: false }, ...others] });
    expect(await screen.findByRole('heading', { level: 1, name: /Leadership/ })).toBeVisible();
  });

  it('says why a closed area does not count, and shows none of its questions', async () => {
    await renderAreaPage(twoAreas, { path: '/7/category/leaving/3' });
    expect(
      await screen.findByText('This area does not count in a key-only questionnaire.'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('links to the previous and the next open area, also in the next category', async () => {
    const later = aCategory({
      id: 2,
      slug: 'later',
      areas: [anArea({ id: 9, title: 'Rewards' })],
    });
    const { user, router } = await renderAreaPage(twoAreas, {
      path: '/7/category/leaving/2',
      handlers: { areaCategoryList: () => [toCategorySummary(twoAreas), toCategorySummary(later)] },
    });
    const ways = await screen.findByRole('navigation', { name: 'Previous and next area' });
    expect(within(ways).getByRole('link', { name: 'Previous area Onboarding' })).toHaveAttribute(
      'href',
      '/7/category/leaving/1',
    );
    const next = within(ways).getByRole('link', { name: 'Next area Rewards' });
    expect(next).toHaveAttribute('href', '/7/category/later/1');
    await user.click(next);
    expect(router.state.location.pathname).toBe('/7/category/later/1');
  });

  it('counts an answer at once, and reads the data of the sidebar again after the answer is saved', async () => {
    const { user, api } = await renderAreaPage(aCategory());
    expect(await screen.findByText('0 of 1 question answered')).toBeVisible();
    const before = api.inputsOf('areaCategoryList').length;
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByText('1 of 1 question answered')).toBeVisible();
    expect(screen.getByText(', answered')).toBeInTheDocument();
    expect(api.inputsOf('questionnaireAnswersSave')).toHaveLength(0);
    await screen.findByText(/^All changes saved, /);
    await waitFor(() => expect(api.inputsOf('areaCategoryList')).toHaveLength(before + 1));
  });

  it('does not count a question that is disabled by an answer to another question', async () => {
    const disabled = aQuestion({
      id: 2,
      index: 2,
      title: 'And then?',
      answers: [anAnswer({ id: 21, content: 'Then this' })],
      disabledOnQuestionId: 1,
      disabledOnAnswerId: 12,
    });
    const { user } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [aQuestion(), disabled] })],
        responses: { question_2: aStoredResponse({ questionId: 2, answerId: 21 }) },
      }),
    );
    expect(await screen.findByText('1 of 2 questions answered')).toBeVisible();
    const second = screen.getByRole('region', { name: 'And then?' });
    expect(second).toHaveTextContent(/^2, answered/);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByText('1 of 1 question answered')).toBeVisible();
    expect(second).not.toHaveTextContent(/, answered/);
    expect(screen.getByRole('radio', { name: 'Then this' })).toBeDisabled();
    expect(screen.getByRole('radiogroup', { name: 'And then?' })).toHaveAccessibleDescription(
      'The question does not apply because of another answer.',
    );
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('radio', { name: 'Then this' })).toBeEnabled();
  });

  it('tells the team which answer disables a question, until that answer is changed', async () => {
    const disabled = aQuestion({
      id: 2,
      index: 2,
      title: 'And then?',
      answers: [anAnswer({ id: 21, content: 'Then this' })],
      disabled: 1,
      disabledOnQuestionId: 1,
      disabledOnAnswerId: 12,
      disabledOnTexts: { question: 'Do you ask?', answer: 'No' },
    });
    const { user } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [aQuestion(), disabled] })],
        responses: {
          question_1: aStoredResponse({ answerId: 12 }),
          question_2: aStoredResponse({ questionId: 2, answerId: 21 }),
        },
        mainCertifier: 0,
        ownFinalized: 0,
      }),
      { isCertifier: true },
    );
    const sentence =
      'Does not apply and does not count, because of another answer: Do you ask? – No';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('1 of 1 question answered')).toBeVisible();
    const first = within(screen.getByRole('region', { name: /those who leave/ }));
    await user.click(first.getByRole('button', { name: 'Edit answer' }));
    await user.click(first.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText('2 of 2 questions answered')).toBeVisible();
  });

  it('ignores the answer of a disabled question when it decides which other questions are disabled', async () => {
    const questions = [1, 2, 3].map((id) =>
      aQuestion({
        id,
        index: id,
        title: `Question ${id}`,
        answers: [
          anAnswer({ id: 10 * id, content: `Yes ${id}` }),
          anAnswer({ id: 10 * id + 1, content: `No ${id}` }),
        ],
        ...(id > 1 && { disabledOnQuestionId: id - 1, disabledOnAnswerId: 10 * (id - 1) + 1 }),
        disabled: id === 3 ? 1 : 0,
      }),
    );
    const { user } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions })],
        responses: { question_2: aStoredResponse({ questionId: 2, answerId: 21 }) },
      }),
    );
    expect(await screen.findByRole('radio', { name: 'Yes 3' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'No 1' }));
    expect(screen.getByRole('radio', { name: 'Yes 2' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Yes 3' })).toBeEnabled();
  });

  it('enables a question again as soon as the answer that disabled it is changed', async () => {
    // A reply contains the rule (`disabledOn…`) and its current result (`disabled`). Here the stored answer "No"
    // disables the question.
    const disabled = aQuestion({
      id: 2,
      index: 2,
      answers: [anAnswer({ id: 21, content: 'Then this' })],
      disabled: 1,
      disabledOnQuestionId: 1,
      disabledOnAnswerId: 12,
    });
    const { user } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [aQuestion(), disabled] })],
        responses: { question_1: aStoredResponse({ answerId: 12 }) },
      }),
    );
    expect(await screen.findByRole('radio', { name: 'Then this' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('radio', { name: 'Then this' })).toBeEnabled();
    expect(screen.getByText('1 of 2 questions answered')).toBeVisible();
  });

  it.each([
    ['the first two questions before the others', '', [2, 4]],
    ['all questions in one step if the address names one of them', '#question-4', [4]],
  ])('shows %s', async (_what, hash, steps) => {
    const questions = [1, 2, 3, 4].map((id) => aQuestion({ id }));
    const counts = new Set<number>();
    // jsdom has no layout and cannot scroll.
    Element.prototype.scrollIntoView = () => undefined;
    await renderAreaPage(aCategory({ areas: [anArea({ questions })] }), {
      path: `/7/category/leaving/1${hash}`,
      onRender: () => counts.add(document.querySelectorAll('[id^="question-"]').length),
    });
    expect([...counts].filter((count) => count > 0)).toEqual(steps);
  });

  it('focuses the question in the address after navigation to another category', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const questions = [1, 2, 3, 4].map((id) => aQuestion({ id, title: `Question ${id}` }));
    const other = aCategory({ slug: 'other', areas: [anArea({ id: 9, questions })] });
    const { router } = await renderAreaPage(twoAreas, {
      handlers: { areaCategory: ({ slug }) => (slug === 'other' ? other : twoAreas) },
    });
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/7/category/other/1#question-4'));
    expect(await screen.findByRole('region', { name: 'Question 4' })).toHaveFocus();
  });

  it('lets the browser skip the rendering of all questions except the first two while they are off the screen', async () => {
    const questions = [1, 2, 3, 4].map((id) => aQuestion({ id, title: `Question ${id}` }));
    await renderAreaPage(aCategory({ areas: [anArea({ questions })] }));
    await screen.findByRole('region', { name: 'Question 4' });
    const cards = questions.map(({ title }) => screen.getByRole('region', { name: title }));
    expect(cards.map(({ dataset }) => 'many' in dataset)).toEqual([false, false, true, true]);
  });

  it('scrolls to the question in the address and focuses it', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
    await renderAreaPage(twoAreas, { path: '/7/category/leaving/2#question-5' });
    const card = await screen.findByRole('region', { name: 'Who leads?' });
    expect(card).toHaveFocus();
    // The page scrolls a second time, after the cards above have their final height.
    await waitFor(() => expect(scrolled).toEqual([card, card]));
  });

  it('saves a comment on the whole area', async () => {
    const { user, sent } = await renderAreaPage(aCategory());
    await user.click(await screen.findByRole('textbox', { name: 'Comment on the whole area' }));
    await user.paste('All in the annex.');
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          area_comments_1: {
            areaId: 1,
            type: 'comment',
            value: true,
            content: 'All in the annex.',
          },
        },
      ]),
    );
  });

  it.each([
    [{ inactive: 1 } as const, 'The questionnaire is not active.'],
    [{ locked: 1 } as const, 'The questionnaire is locked.'],
  ])(
    'is read-only for a client, and says why only once, if the questionnaire is %j',
    async (flags, sentence) => {
      const comment = aStoredResponse({ type: 'comment', content: 'Seen.' });
      await renderAreaPage(aCategory({ ...flags, responses: { area_comments_1: comment } }));
      expect(await screen.findAllByText(sentence)).toHaveLength(1);
      expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(sentence);
      expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
      expect(screen.getByText('Seen.')).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});
