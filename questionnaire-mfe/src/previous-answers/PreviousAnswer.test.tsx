import { screen, waitFor, within } from '@testing-library/react';
import type { Question, StoredResponse } from '@cert/shared/contract';
import { aCategory, anAnswer, anArea, aQuestion, aStoredResponse } from '@cert/shared/testing';
import { renderAreaPage } from '../answers/testing/renderAreaPage.tsx';

type Given = Partial<Question> & { isLocked?: boolean; isCertifier?: boolean };

/** Renders one question with stored answers from this year and from 2025. */
const show = (
  { isLocked = false, isCertifier = false, ...given }: Given,
  previousResponses: Record<string, StoredResponse>,
  responses: Record<string, StoredResponse> = {},
) =>
  renderAreaPage(
    aCategory({
      areas: [anArea({ questions: [aQuestion({ title: 'How many?', ...given })] })],
      previousYear: 2025,
      locked: isLocked ? 1 : 0,
      previousResponses,
      responses,
      ...(isCertifier && { mainCertifier: 0 as const }),
    }),
    { isCertifier },
  );
const percentage = {
  type: 'percentage',
  answers: [anAnswer({ id: 11, content: 'Share', unit: '%' })],
} as const satisfies Given;
const share = (value: number) => ({ answer_11: aStoredResponse({ type: 'percentage', value }) });
const card = () => within(screen.getByRole('region', { name: 'How many?' }));
const use = () => screen.queryByRole('button', { name: 'Use last year’s' });

describe('last year’s answer', () => {
  it('is shown with its year', async () => {
    await show(percentage, share(64));
    expect(await screen.findByText('Last year (2025)')).toBeVisible();
    expect(card().getByText('64 %')).toBeVisible();
  });

  it('is shown as text with its comment, without a button to use it, if the question is a choice question', async () => {
    await show(
      {},
      {
        question_1: aStoredResponse(),
        answer_additional_11: aStoredResponse({ value: 'With a form' }),
        question_comments_1: aStoredResponse({ type: 'comment', content: 'Since 2019' }),
      },
    );
    expect(await screen.findByText('Yes – With a form')).toBeVisible();
    expect(screen.getByText('Comment: Since 2019')).toBeVisible();
    expect(use()).toBeNull();
  });

  it('is replaced by “Same as 2025” when this year’s answer is the same', async () => {
    await show(percentage, share(64), share(64));
    expect(await screen.findByText('Same as 2025')).toBeVisible();
    expect(screen.queryByText('Last year (2025)')).toBeNull();
    expect(card().queryByText('64 %')).toBeNull();
  });

  it.each([
    ['was not repeated this year', {}],
    [
      'is different this year',
      { question_comments_1: aStoredResponse({ type: 'comment', content: 'Now' }) },
    ],
  ])('is replaced by “Same as 2025” when only its comment %s', async (_, comments) => {
    const before = aStoredResponse({ type: 'comment', content: 'Since 2019' });
    await show(
      percentage,
      { ...share(64), question_comments_1: before },
      { ...share(64), ...comments },
    );
    expect(await screen.findByText('Same as 2025')).toBeVisible();
    expect(screen.getByText('Comment: Since 2019')).toBeVisible();
    expect(screen.queryByText('Last year (2025)')).toBeNull();
    expect(card().queryByText('64 %')).toBeNull();
  });

  it('is not replaced by “Same as 2025” on a question that does not apply', async () => {
    await show({ ...percentage, disabled: 1 }, share(64), share(64));
    expect(await screen.findByText('Last year (2025)')).toBeVisible();
    expect(screen.queryByText('Same as 2025')).toBeNull();
  });

  it('is replaced by “Same as 2025” when only this year has a comment', async () => {
    const comment = aStoredResponse({ type: 'comment', content: 'Now' });
    await show(percentage, share(64), { ...share(64), question_comments_1: comment });
    expect(await screen.findByText('Same as 2025')).toBeVisible();
    expect(screen.queryByText(/^Comment: /)).toBeNull();
  });

  it('is shown, and not replaced by “Same as 2025”, when last year has only a comment', async () => {
    const before = aStoredResponse({ type: 'comment', content: 'Since 2019' });
    await show(percentage, { question_comments_1: before });
    expect(await screen.findByText('Last year (2025)')).toBeVisible();
    expect(screen.queryByText('Same as 2025')).toBeNull();
  });

  it('is copied to the field by “Use last year’s”, which also moves the focus there', async () => {
    const { user } = await show(percentage, share(64), share(12));
    await user.click(await screen.findByRole('button', { name: 'Use last year’s' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'How many?' })).toHaveFocus());
    expect(use()).toBeNull();
  });

  it('is not mentioned if the question was not answered last year', async () => {
    await show(percentage, {});
    expect(await screen.findByRole('region', { name: 'How many?' })).toBeVisible();
    expect(screen.queryByText(/Last year/)).toBeNull();
  });

  it('is copied to the field and saved with one click, and the button disappears', async () => {
    const { user, sent } = await show(percentage, share(64));
    await user.click(await screen.findByRole('button', { name: 'Use last year’s' }));
    expect(card().getByRole('textbox')).toHaveValue('64');
    expect(use()).toBeNull();
    await waitFor(() =>
      expect(sent()).toEqual([
        { answer_11: { questionId: 1, answerId: 11, type: 'percentage', value: 64 } },
      ]),
    );
  });

  it('replaces another number that is stored this year, and is sent with the revision of that number', async () => {
    const { user, api } = await show(percentage, share(64), {
      answer_11: aStoredResponse({ type: 'percentage', value: 70, revision: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Use last year’s' }));
    await waitFor(() =>
      expect(api.inputsOf('questionnaireAnswersSave')).toMatchObject([
        { revisions: { answer_11: 3 } },
      ]),
    );
  });

  it.each([
    ['this year’s answer is the same', {}, share(64)],
    ['the questionnaire is locked', { isLocked: true }, {}],
    ['the question is locked', { locked: 1 } as const, {}],
    ['the certifier has not pressed "Edit answer"', { isCertifier: true }, {}],
  ])('cannot be used when %s', async (_, given, responses) => {
    await show({ ...percentage, ...given }, share(64), responses);
    expect(await screen.findByText(/2025/)).toBeVisible();
    expect(use()).toBeNull();
  });

  it('is copied together with the tick if it was entered beside a checkbox', async () => {
    const answers = [
      anAnswer({ id: 11, content: 'Bonus', skipAdditional: 0 }),
      anAnswer({ id: 12, content: 'Car', skipAdditional: 0 }),
    ];
    const { user, sent } = await show(
      { type: 'multi-choice-percentage', answers },
      {
        answer_11: aStoredResponse({ value: true }),
        answer_additional_11: aStoredResponse({ value: 20 }),
        answer_12: aStoredResponse({ answerId: 12, value: true }),
      },
      { answer_12: aStoredResponse({ answerId: 12, value: true }) },
    );
    expect(await screen.findByText('Bonus – 20%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use last year’s' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          answer_11: expect.objectContaining({ value: true }),
          answer_additional_11: expect.objectContaining({ value: 20 }),
        },
      ]),
    );
  });

  it('shows only the number of filled rows of a table until it is unfolded, and is copied as a whole', async () => {
    const value = {
      input_monetary_percentage_1: 40,
      input_monetary_info_1: 'All',
      input_monetary_percentage_2: 5,
      input_monetary_percentage_3: 6,
      input_nonmonetary_info_1: 'Fruit',
    };
    const { user, sent } = await show(
      {
        type: 'custom-benefits',
        answers: [anAnswer()],
        rows: { monetary: ['Bonus', 'Car', 'Phone'], nonmonetary: ['Fruit basket'] },
      },
      { answer_11: aStoredResponse({ type: 'custom-benefits', value }) },
    );
    await user.click(await screen.findByText('4 entries'));
    expect(screen.getByText('Bonus: 40% · All')).toBeVisible();
    expect(screen.getByText('Fruit basket: Fruit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use last year’s' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ answer_11: expect.objectContaining({ value }) }]),
    );
  });

  it('fills only empty cells of a table, and the button disappears when no cell is empty', async () => {
    const targets = {
      type: 'custom-targets',
      answers: [anAnswer()],
      rows: { processes: ['Planning'] },
    } as const satisfies Given;
    const before = { subfunction_measure_1: 'days', subfunction_target_1: '40' };
    const table = (value: StoredResponse['value']) => ({
      answer_11: aStoredResponse({ type: 'custom-targets', value }),
    });
    const { user, sent, unmount } = await show(
      targets,
      table(before),
      table({ subfunction_target_1: '35' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use last year’s' }));
    const filled = { subfunction_measure_1: 'days', subfunction_target_1: '35' };
    await waitFor(() =>
      expect(sent()).toEqual([{ answer_11: expect.objectContaining({ value: filled }) }]),
    );
    unmount();
    await show(targets, table(before), table(filled));
    expect(await screen.findByText('Last year (2025)')).toBeVisible();
    expect(use()).toBeNull();
  });

  it('is not needed for last year’s comment on the whole area, which is shown without it', async () => {
    await show(
      {},
      { area_comments_1: aStoredResponse({ type: 'comment', content: 'All in all' }) },
    );
    expect(await screen.findByText(/Comment: All in all/)).toBeVisible();
  });
});
