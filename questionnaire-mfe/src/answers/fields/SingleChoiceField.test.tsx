import { screen, waitFor } from '@testing-library/react';
import { aCategory, anAnswer, anArea, aQuestion, aStoredResponse } from '@cert/shared/testing';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';

const yes = () => screen.findByRole('radio', { name: 'Yes' });
const no = () => screen.getByRole('radio', { name: 'No' });

describe('a single choice', () => {
  it('sends the chosen answer under the key of the question', async () => {
    const { user, sent } = await renderAreaPage(aCategory());
    await user.click(await yes());
    expect(await yes()).toBeChecked();
    await waitFor(() =>
      expect(sent()).toEqual([
        { question_1: { questionId: 1, answerId: 11, type: 'single-choice', value: true } },
      ]),
    );
  });

  it('saves an answer that is double-clicked instead of clearing it', async () => {
    const { user, sent } = await renderAreaPage(aCategory());
    await user.dblClick(await yes());
    expect(await yes()).toBeChecked();
    await waitFor(() =>
      expect(sent()).toEqual([
        { question_1: { questionId: 1, answerId: 11, type: 'single-choice', value: true } },
      ]),
    );
  });

  it('shows the stored answer; a click on that answer clears it and sends false', async () => {
    const { user, sent } = await renderAreaPage(
      aCategory({ responses: { question_1: aStoredResponse() } }),
    );
    expect(await yes()).toBeChecked();
    await user.click(await yes());
    expect(await yes()).not.toBeChecked();
    await waitFor(() => expect(sent()).toEqual([{ question_1: false }]));
  });

  it('is chosen and changed by keyboard alone, and the space bar clears the chosen answer', async () => {
    const { user, sent } = await renderAreaPage(aCategory());
    (await yes()).focus();
    await user.keyboard(' ');
    expect(await yes()).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(no()).toBeChecked();
    await user.keyboard(' ');
    expect(no()).not.toBeChecked();
    await waitFor(() => expect(sent().at(-1)).toEqual({ question_1: false }));
  });
});

describe('the text beside an answer of a single choice', () => {
  const category = aCategory({
    areas: [
      anArea({
        questions: [
          aQuestion({
            answers: [
              anAnswer({ skipAdditional: 0 }),
              anAnswer({ id: 12, content: 'No', skipAdditional: 0 }),
            ],
          }),
        ],
      }),
    ],
  });
  const text = (answer: string) => screen.findByRole('textbox', { name: `${answer}: Details` });

  it('chooses its answer when something is typed, and clears the choice when the text is emptied', async () => {
    const { user, sent } = await renderAreaPage(category);
    await user.type(await text('No'), 'Never');
    expect(no()).toBeChecked();
    await waitFor(() =>
      expect(Object.assign({}, ...sent())).toMatchObject({
        question_1: { answerId: 12, value: true },
        answer_additional_12: { answerId: 12, type: 'single-choice', value: 'Never' },
      }),
    );
    await user.clear(await text('No'));
    expect(no()).not.toBeChecked();
    await waitFor(() =>
      expect(Object.assign({}, ...sent())).toEqual({
        question_1: false,
        answer_additional_12: false,
      }),
    );
  });

  it('is emptied when another answer is chosen, and comes back when its own answer is chosen again', async () => {
    const { user, sent } = await renderAreaPage(category);
    await user.type(await text('No'), 'Never');
    await user.click(await yes());
    expect(await text('No')).toHaveValue('');
    await waitFor(() =>
      expect(Object.assign({}, ...sent())).toMatchObject({
        question_1: { answerId: 11 },
        answer_additional_12: false,
      }),
    );
    await user.click(no());
    expect(await text('No')).toHaveValue('Never');
  });
});
