import { screen, waitFor, within } from '@testing-library/react';
import type { CertifierComment } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { addModalDialogSupport, memoryStorage } from '@cert/shared/testing';
import { renderQuestionSlots } from '../testing/renderQuestionSlots.tsx';

beforeAll(addModalDialogSupport);

const aNote = (given: Partial<CertifierComment> = {}): CertifierComment => ({
  id: 1,
  content: 'Ask for the plan',
  questionnaireId: 7,
  firstName: 'Ana',
  lastName: 'Horvat',
  createdAt: '2026-11-12T09:00:00.000Z',
  editable: 1,
  ...given,
});

const notes = () =>
  within(screen.getByRole('list', { name: 'The team’s notes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const add = () => screen.getByRole('button', { name: 'Add a note' });
const edit = () => screen.getByRole('button', { name: /^Edit the note/ });
const saveButton = () => screen.getByRole('button', { name: 'Save note' });
const newNote = () => screen.getByRole('textbox', { name: 'New note on the question' });
const ownNote = () => screen.getByRole('textbox', { name: 'Your note' });

describe('the team’s panel on a question', () => {
  test('shows the question grade, the criteria and the notes for certifiers', async () => {
    await renderQuestionSlots({
      question: { grade: 2.5, criteria: '2 when plans exist', certifierNotes: 'Ask for dates' },
    });
    expect(screen.getByText('2.5')).toBeVisible();
    expect(screen.getByText(/2 when plans exist/)).toBeVisible();
    expect(screen.getByText(/Ask for dates/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  });

  test('folds a long text of criteria, which unfolds by keyboard', async () => {
    const { user } = await renderQuestionSlots({ question: { criteria: 'Long. '.repeat(60) } });
    const more = screen.getByRole('button', { name: 'Criteria: Show all of it' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Criteria: Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

test('the team’s panel on a question is a named group, not a landmark, because a page has many such panels', async () => {
  await renderQuestionSlots();
  expect(screen.getByRole('group', { name: 'For the team' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'For the team' })).not.toBeInTheDocument();
});

describe('the team’s notes on a question', () => {
  test('show author and day, mark notes of earlier years, and can be edited only by their author', async () => {
    await renderQuestionSlots({
      question: {
        certifierComments: [
          aNote({ id: 3, content: 'Then', questionnaireId: 5, editable: 0 }),
          aNote({ id: 2, content: 'Theirs', firstName: 'Marko', lastName: 'Babić', editable: 0 }),
          aNote(),
        ],
      },
    });
    expect(notes()).toEqual([
      'ThenAna Horvat · 12 Nov 2026earlier questionnaire',
      'TheirsMarko Babić · 12 Nov 2026',
      'Ask for the planAna Horvat · 12 Nov 2026Edit',
    ]);
    expect(screen.getAllByRole('button', { name: /^Edit the note/ })).toHaveLength(1);
  });

  test('accept a new note, and return the focus to the button', async () => {
    const { user, api, change } = await renderQuestionSlots({
      handlers: { certifierAreaQuestionCommentSet: () => ({ comment: aNote() }) },
    });
    await user.click(add());
    expect(newNote()).toHaveFocus();
    expect(saveButton()).toBeDisabled();
    await user.type(newNote(), 'Ask for the plan');
    change({ certifierComments: [aNote()] });
    await user.click(saveButton());
    await waitFor(() => expect(add()).toHaveFocus());
    expect(notes()).toHaveLength(1);
    expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([
      { id: 7, questionId: 1, content: 'Ask for the plan', commentId: undefined },
    ]);
  });

  test('are not sent while their text is too long; the text stays complete', async () => {
    const { user, api } = await renderQuestionSlots({
      handlers: { certifierAreaQuestionCommentSet: () => ({ comment: aNote() }) },
    });
    await user.click(add());
    await user.paste('x'.repeat(10_002));
    expect(newNote()).toHaveValue('x'.repeat(10_002));
    expect(newNote()).toHaveAccessibleDescription(/^2 characters too long/);
    await user.click(saveButton());
    expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([]);
    await user.type(newNote(), '{Backspace}{Backspace}');
    expect(newNote()).toBeValid();
    await user.click(saveButton());
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaQuestionCommentSet')).toMatchObject([
        { content: 'x'.repeat(10_000) },
      ]),
    );
  });

  test('can be changed by their author', async () => {
    const { user, api } = await renderQuestionSlots({
      question: { certifierComments: [aNote()] },
      handlers: { certifierAreaQuestionCommentSet: () => ({ comment: aNote() }) },
    });
    await user.click(edit());
    expect(ownNote()).toHaveValue('Ask for the plan');
    await user.type(ownNote(), '!');
    await user.click(saveButton());
    await waitFor(() => expect(edit()).toHaveFocus());
    expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([
      { id: 7, questionId: 1, content: 'Ask for the plan!', commentId: 1 },
    ]);
  });

  test('stay unchanged when editing is cancelled', async () => {
    const { user, api } = await renderQuestionSlots({ question: { certifierComments: [aNote()] } });
    await user.click(edit());
    await user.type(ownNote(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(edit()).toHaveFocus();
    expect(notes()).toEqual(['Ask for the planAna Horvat · 12 Nov 2026Edit']);
    await user.click(edit());
    expect(ownNote()).toHaveValue('Ask for the plan');
    expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([]);
  });

  test.each([
    // The editor shows no reason of a temporary failure, because the page's alert shows it.
    ['server-error', refuse('server-error'), /^Not saved yet$/],
    ['locked', refuse('locked', { reason: 'grading-locked' }), /Grading is locked/],
  ])('keep the editor open with its text when saving fails: %s', async (...[, refusal, told]) => {
    const { user } = await renderQuestionSlots({
      handlers: {
        certifierAreaQuestionCommentSet: () => {
          throw refusal;
        },
      },
    });
    await user.click(add());
    await user.type(newNote(), 'Precious');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(newNote()).toHaveValue('Precious');
  });

  test('keep an unfinished note over a reload, without moving the focus to it', async () => {
    const storage = memoryStorage();
    const first = await renderQuestionSlots({ storage });
    await first.user.click(add());
    await first.user.type(newNote(), 'Half a th');
    first.unmount();
    const { user } = await renderQuestionSlots({ storage });
    expect(newNote()).toHaveValue('Half a th');
    expect(newNote()).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(add()).toBeVisible();
  });

  test('ask for a confirmation before a typed text is discarded, but not before an empty editor is closed', async () => {
    const { user } = await renderQuestionSlots();
    await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(add());
    await user.type(newNote(), 'Ask for dates');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = screen.getByRole('dialog', { name: 'Discard what you wrote?' });
    const [keep] = within(dialog).getAllByRole('button', { name: 'Keep writing' });
    await user.click(keep!);
    expect(newNote()).toHaveValue('Ask for dates');
  });

  test('are deleted when they are emptied, after a confirmation', async () => {
    const { user, api } = await renderQuestionSlots({
      question: { certifierComments: [aNote()] },
      handlers: { certifierAreaQuestionCommentSet: () => ({ comment: null }) },
    });
    await user.click(edit());
    await user.clear(ownNote());
    await user.click(saveButton());
    const dialog = screen.getByRole('dialog', { name: 'Delete this note?' });
    expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete note' }));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaQuestionCommentSet')).toEqual([
        { id: 7, questionId: 1, content: '', commentId: 1 },
      ]),
    );
  });
});
