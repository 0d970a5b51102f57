import { act, screen, waitFor } from '@testing-library/react';
import type { CategoryReply, Question } from '@cert/shared/contract';
import { memoryQueueStorage } from '@cert/shared/platform';
import {
  aCategory,
  anArea,
  aQuestion,
  aStoredResponse,
  manualClock,
  memoryStorage,
} from '@cert/shared/testing';
import { aDocument } from '../../documents/testing/aDocument.ts';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';
import { storeAsOtherPerson } from '../testing/storeAsOtherPerson.ts';

const asking = (given: Partial<Question>) =>
  aCategory({ areas: [anArea({ questions: [aQuestion({ title: 'Why?', ...given })] })] });

describe('a question', () => {
  it('shows whether it is a key or an Above and Beyond question, and whether it requires a comment and a document', async () => {
    await renderAreaPage(
      asking({
        important: 1,
        advanced: 1,
        advancedCategory: 'future',
        commentsRequired: 1,
        documentsRequired: 1,
        intro: 'Look at last year.',
        notice: 'Only managers.',
      }),
    );
    expect(await screen.findByText('key question')).toBeInTheDocument();
    expect(screen.getByText('Above and Beyond · Future')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Comment required' })).toBeVisible();
    expect(screen.getByText('Document required')).toBeVisible();
    expect(screen.getByText('Look at last year.')).toBeVisible();
    expect(screen.getByText('Only managers.')).toBeVisible();
  });

  it('shows no marks if it is an ordinary question that requires neither a comment nor a document', async () => {
    await renderAreaPage(asking({}));
    expect(await screen.findByRole('button', { name: 'Comment' })).toBeVisible();
    expect(screen.queryByText('key question')).toBeNull();
    expect(screen.queryByText(/Above and Beyond/)).toBeNull();
    expect(screen.queryByText('Document required')).toBeNull();
  });

  it('shows its explanation in an info bubble', async () => {
    const { user } = await renderAreaPage(asking({ info: 'Active headcount only.' }));
    await user.click(await screen.findByRole('button', { name: 'About this question' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Active headcount only.');
  });

  it.each([
    [{ locked: 1 } as const, 'The question is locked.'],
    [
      { disabled: 1 } as const,
      'This question is not in use. It takes no answer and does not count.',
    ],
  ])('cannot be answered, and says why, if it is %j', async (flags, sentence) => {
    await renderAreaPage(asking(flags));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(sentence);
  });
});

describe('the comment of a question', () => {
  it('opens by its button and is saved under its own key', async () => {
    const { user, sent } = await renderAreaPage(
      asking({ commentsRequired: 1, commentInfo: 'Name the three messages.' }),
    );
    expect(screen.queryByRole('textbox', { name: 'Comment on this question' })).toBeNull();
    (await screen.findByRole('button', { name: 'Comment required' })).focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Comment on this question' });
    expect(field).toHaveAccessibleDescription('Name the three messages.');
    await user.click(field);
    await user.paste('One.\vTwo.\u0007');
    expect(field).toHaveValue('One.\nTwo.');
    expect(screen.getByRole('button', { name: 'Comment written' })).toBeVisible();
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          question_comments_1: {
            questionId: 1,
            type: 'comment',
            value: true,
            content: 'One.\nTwo.',
          },
        },
      ]),
    );
  });

  it('stays complete on the screen if it is too long, and is sent only once it is short enough', async () => {
    const clock = manualClock();
    const stored = aStoredResponse({ type: 'comment', answerId: null, content: 'Because.' });
    const { user, sent } = await renderAreaPage(
      { ...asking({}), responses: { question_comments_1: stored } },
      { clock },
    );
    const open = await screen.findByRole('button', { name: 'Comment written' });
    await user.click(open);
    const field = () => screen.getByRole('textbox', { name: 'Comment on this question' });
    await user.click(field());
    await user.paste(` ${'x'.repeat(10_000)}`);
    expect(field()).toHaveValue(`Because. ${'x'.repeat(10_000)}`);
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(/^9 characters too long: it is not saved/);
    await act(() => clock.pass(60_000));
    expect(sent()).toEqual([]);
    await user.click(open);
    await user.click(open);
    expect(field()).toHaveValue(`Because. ${'x'.repeat(10_000)}`);
    await user.type(field(), '{Backspace>9/}');
    expect(field()).toBeValid();
    await act(() => clock.pass(200));
    const content = `Because. ${'x'.repeat(9991)}`;
    expect(sent()).toEqual([
      { question_comments_1: { questionId: 1, type: 'comment', value: true, content } },
    ]);
  });

  describe('if it is too long', () => {
    const tooLong = 'x'.repeat(10_001);
    const stored = aStoredResponse({ type: 'comment', answerId: null, content: 'Because.' });
    const field = () => screen.getByRole('textbox', { name: 'Comment on this question' });
    const category = (given: Partial<CategoryReply> = {}) => ({
      ...asking({}),
      responses: { question_comments_1: stored },
      ...given,
    });

    /** Renders the page with the options `given`, and replaces the stored comment with one that is too long. */
    async function write(given: Parameters<typeof renderAreaPage>[1]) {
      const shown = await renderAreaPage(category(), given);
      await shown.user.click(await screen.findByRole('button', { name: 'Comment written' }));
      await shown.user.clear(field());
      await shown.user.click(field());
      await shown.user.paste(tooLong);
      return shown;
    }

    it('is shown again after a reload, complete and with its error', async () => {
      const storage = memoryStorage();
      const { unmount } = await write({ storage });
      unmount();
      const { sent } = await renderAreaPage(category(), { storage });
      expect(field()).toHaveValue(tooLong);
      expect(field()).toHaveAccessibleDescription(/^1 character too long: it is not saved/);
      expect(sent()).toEqual([]);
    });

    it('is not sent over a colleague’s newer comment until the client chooses', async () => {
      const clock = manualClock();
      const queueStorage = memoryQueueStorage();
      const { user, sent } = await write({ clock, queueStorage });
      await act(() => clock.pass(1000));
      const before = sent();
      await storeAsOtherPerson(queueStorage, {
        key: 'question_comments_1',
        response: { ...stored, content: 'By Marko.', revision: 9 },
      });
      expect(field()).toHaveValue(tooLong);
      expect(screen.getByText('By Marko.')).toBeVisible();
      await user.type(field(), '{Backspace}');
      await act(() => clock.pass(1000));
      expect(field()).toHaveAccessibleDescription(/^What is stored has changed meanwhile/);
      expect(sent()).toEqual(before);
      await user.click(screen.getByRole('button', { name: 'Keep mine' }));
      await act(() => clock.pass(1000));
      expect(sent().slice(before.length)).toEqual([
        { question_comments_1: expect.objectContaining({ content: 'x'.repeat(10_000) }) },
      ]);
    });

    it('is shown beside the stored comment when the questionnaire is locked, until the client confirms', async () => {
      const storage = memoryStorage();
      const { unmount } = await write({ storage });
      unmount();
      const { user } = await renderAreaPage(category({ locked: 1 }), { storage });
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.getByText(tooLong)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'I have noted it' }));
      expect(screen.queryByText(tooLong)).not.toBeInTheDocument();
    });
  });

  it('is printed although it is folded on the screen', async () => {
    const stored = aStoredResponse({ type: 'comment', answerId: null, content: 'Because.' });
    const { user } = await renderAreaPage({
      ...asking({}),
      responses: { question_comments_1: stored },
    });
    const open = await screen.findByRole('button', { name: 'Comment written' });
    expect(screen.getByText('Because.')).not.toBeVisible();
    await user.click(open);
    expect(screen.getAllByText('Because.')).toEqual([
      screen.getByRole('textbox', { name: 'Comment on this question' }),
    ]);
  });

  it('does not count as an answer', async () => {
    const stored = aStoredResponse({ type: 'comment', answerId: null, content: 'Because.' });
    await renderAreaPage({ ...asking({}), responses: { question_comments_1: stored } });
    expect(await screen.findByRole('button', { name: 'Comment written' })).toBeVisible();
    expect(screen.getByText('0 of 1 question answered')).toBeVisible();
  });

  it('is deleted on the server when it is emptied', async () => {
    const stored = aStoredResponse({ type: 'comment', answerId: null, content: 'Because.' });
    const { user, sent } = await renderAreaPage({
      ...asking({}),
      responses: { question_comments_1: stored },
    });
    await user.click(await screen.findByRole('button', { name: 'Comment written' }));
    await user.clear(screen.getByRole('textbox', { name: 'Comment on this question' }));
    await waitFor(() => expect(sent()).toEqual([{ question_comments_1: false }]));
  });
});

describe('a certifier’s view of a question', () => {
  const forTeam = { ...asking({}), locked: 1, mainCertifier: 0, ownFinalized: 0 } as const;

  it('is read-only until “Edit answer” is pressed, also when it is locked for the client', async () => {
    const { user, sent } = await renderAreaPage(forTeam, { isCertifier: true });
    expect(await screen.findByText('Not answered')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Yes' })).toBeNull();
    expect(screen.queryByText('The questionnaire is locked.')).toBeNull();
    const card = screen.getByRole('region', { name: 'Why?' });
    const edit = screen
      .getAllByRole('button', { name: 'Edit answer' })
      .find((button) => card.contains(button))!;
    await user.click(edit);
    expect(edit).toHaveTextContent('Lock answer');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(edit);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
  });

  it('says “No comment has been written”, without a text field, if there is no comment', async () => {
    const { user } = await renderAreaPage(forTeam, { isCertifier: true });
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    expect(screen.getAllByText('No comment has been written.')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has the button “Edit answer”, which a client’s view does not have', async () => {
    await renderAreaPage(asking({}));
    await screen.findByRole('radio', { name: 'Yes' });
    expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
  });
});

describe('a certifier’s view of a choice question', () => {
  const choice = aCategory({
    mainCertifier: 0,
    areas: [anArea({ questions: [aQuestion({ title: 'Why?' })] })],
  });

  it('shows the chosen answer, and the other answers on request', async () => {
    const { user } = await renderAreaPage(choice, { isCertifier: true });
    expect(await screen.findByText('Not answered')).toBeVisible();
    const show = screen.getByRole('button', { name: /^Show all \d possible answers$/ });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(show);
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: 'Show only what is chosen' })).toBeVisible();
  });

  it('shows all answers while the answer can be edited', async () => {
    const { user } = await renderAreaPage(choice, { isCertifier: true });
    await user.click(await screen.findByRole('button', { name: 'Edit answer' }));
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /possible answers/ })).not.toBeInTheDocument();
  });
});

describe('the number of a question', () => {
  const number = () => screen.getByRole('region', { name: 'Why?' });
  const given = { responses: { question_1: aStoredResponse() } };

  it('has a check mark beside it when the question is answered', async () => {
    await renderAreaPage({ ...asking({ index: 7 }), ...given });
    expect(await screen.findByText(', answered')).toBeInTheDocument();
    expect(number()).toHaveTextContent(/^7, answered/);
  });

  it.each([
    [{ documentsRequired: 1 }, 'answered, but a document is required'],
    [{ commentsRequired: 1 }, 'answered, but a comment is required'],
    [
      { documentsRequired: 1, commentsRequired: 1 },
      'answered, but a comment and a document are required',
    ],
  ] as const)(
    'has no check mark while something required is missing: %j',
    async (required, text) => {
      await renderAreaPage({ ...asking(required), ...given });
      expect(await screen.findByText(`, ${text}`)).toBeInTheDocument();
      expect(screen.queryByText(', answered')).toBeNull();
    },
  );

  it('has the check mark when the required document is attached', async () => {
    const documents = [aDocument({ questionId: 1 })];
    await renderAreaPage({ ...asking({ documentsRequired: 1 }), ...given, documents });
    expect(await screen.findByText(', answered')).toBeInTheDocument();
  });
});
