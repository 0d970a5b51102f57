import { screen, waitFor, within } from '@testing-library/react';
import { UnreachableError } from '@cert/shared/platform';
import { aCategory, anArea, aQuestion, pauseAfterClick } from '@cert/shared/testing';
import { renderAreaPage } from '../answers/testing/renderAreaPage.tsx';
import { aCollection } from './testing/aCollection.ts';
import { renderCollectionPage } from './testing/renderCollectionPage.tsx';
import { SavedQuestionsPage } from './SavedQuestionsPage.tsx';

const show = (collected = aCollection()) =>
  renderCollectionPage(<SavedQuestionsPage />, {
    path: 'saved-questions',
    handlers: {
      savedQuestions: () => collected,
      questionSavedAdd: () => ({ saved: 1 }),
      questionSavedRemove: () => ({ saved: 0 }),
    },
  });
const toggle = () => screen.findByRole('button', { name: 'Save this question' });

describe('the page of saved questions', () => {
  it('says that there are no saved questions, and how to save one', async () => {
    await show(aCollection({ areas: [] }));
    expect(await screen.findByText('You currently have no saved questions.')).toBeVisible();
    expect(screen.getByText(/The bookmark beside a question saves it/)).toBeVisible();
  });

  it('shows each question under its area, with a link to it', async () => {
    await show();
    expect(await screen.findByRole('region', { name: 'Why?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leaving well' })).toHaveAttribute(
      'href',
      '/7/category/leaving/1',
    );
    expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      '/7/category/rewarding/3',
    );
  });

  it('lets the client answer a saved question on this page', async () => {
    const { user, api } = await show();
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await waitFor(() =>
      expect(api.inputsOf('questionnaireAnswersSave')).toMatchObject([
        { id: 7, answers: { question_1: { answerId: 11 } } },
      ]),
    );
  });

  it('keeps a question on the page after its bookmark was removed, so that it can be saved again', async () => {
    const [first] = aCollection().areas;
    const areas = [{ ...first!, questions: [aQuestion({ title: 'Why?', saved: 1 })] }];
    const { user, api } = await show(aCollection({ areas }));
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    pauseAfterClick();
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(api.inputsOf('questionSavedRemove')).toEqual([{ id: 7, questionId: 1 }]);
    expect(api.inputsOf('questionSavedAdd')).toEqual([{ id: 7, questionId: 1 }]);
  });

  it('says only once why a locked questionnaire cannot be changed', async () => {
    await show(aCollection({ locked: 1 }));
    expect(await screen.findAllByText('The questionnaire is locked.')).toHaveLength(1);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});

describe('the bookmark on a question', () => {
  const category = (saved: 0 | 1 | undefined) =>
    aCategory({
      areas: [anArea({ questions: [aQuestion(saved === undefined ? {} : { saved })] })],
    });

  it('saves the question when Enter is pressed', async () => {
    const { user, api } = await renderAreaPage(category(0), {
      handlers: { questionSavedAdd: () => ({ saved: 1 }) },
    });
    const bookmark = await toggle();
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    bookmark.focus();
    await user.keyboard('{Enter}');
    expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    expect(api.inputsOf('questionSavedAdd')).toEqual([{ id: 7, questionId: 1 }]);
  });

  it('stays on after a double click', async () => {
    const { user, api } = await renderAreaPage(category(0), {
      handlers: { questionSavedAdd: () => ({ saved: 1 }) },
    });
    await user.dblClick(await toggle());
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(api.inputsOf('questionSavedRemove')).toEqual([]);
  });

  it('returns to its former state with a message when the server cannot be reached', async () => {
    const { user, platform } = await renderAreaPage(category(1), {
      handlers: {
        questionSavedRemove: () => {
          throw new UnreachableError();
        },
      },
    });
    await user.click(await toggle());
    await waitFor(() => expect([...platform.failedSaves.get().keys()]).toEqual(['bookmarks']));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not shown to the team', async () => {
    await renderAreaPage(category(undefined), { isCertifier: true });
    const card = await screen.findByRole('region', { name: /Do you ask/ });
    expect(within(card).queryByRole('button', { name: 'Save this question' })).toBeNull();
  });
});
