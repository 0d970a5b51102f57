import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addModalDialogSupport } from '@cert/shared/testing';
import { renderGradingPanel } from '../testing/renderGradingPanel.tsx';

const scale = (name = 'Your grade') => screen.getByRole('radiogroup', { name });
const grade = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.queryAllByRole('radio', { checked: true });
const saveState = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('the system suggestion', () => {
  test('is marked on the scale, for information only', async () => {
    await renderGradingPanel();
    expect(screen.getByText('for information only')).toBeVisible();
    expect(grade('2')).toHaveAccessibleDescription('System suggestion');
    expect(chosen()).toEqual([]);
  });

  test('is not shown while no answer has a grade', async () => {
    await renderGradingPanel({ area: { grade: null } });
    expect(screen.getByText('no graded answer yet')).toBeVisible();
    for (const radio of screen.getAllByRole('radio'))
      expect(radio).not.toHaveAccessibleDescription();
  });
});

describe('a certifier’s own grade', () => {
  test('has no text “Saved” before the certifier has given a grade', async () => {
    await renderGradingPanel();
    expect(saveState().join('')).toBe('');
  });

  test('is saved when it is chosen; then the page reads the area and the list of all areas again', async () => {
    const { user, api } = await renderGradingPanel();
    await user.click(grade('2.5'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(grade('2.5')).toBeChecked();
    expect(api.inputsOf('certifierAreaGradeSet')).toEqual([{ id: 7, areaId: 1, grade: 2.5 }]);
    await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
    expect(api.inputsOf('areaCategoryList')).toHaveLength(2);
  });

  test('is shown at once, before the server replies', async () => {
    const { user, api, store } = await renderGradingPanel();
    const answer = Promise.withResolvers<undefined>();
    api.handle({
      certifierAreaGradeSet: async ({ grade: sent }) => {
        await answer.promise;
        return store(sent);
      },
    });
    await user.click(grade('1.5'));
    expect(grade('1.5')).toBeChecked();
    expect(saveState()).toContain('Saving…');
    await act(async () => answer.resolve(undefined));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('is cleared by choosing it again, and is still cleared after a refresh', async () => {
    const { user, api, refresh } = await renderGradingPanel({ area: { certifierGrade: 1 } });
    await user.click(grade('1'));
    expect(chosen()).toEqual([]);
    await screen.findByText('Saved');
    await refresh();
    expect(screen.getByText('Saved')).toBeVisible();
    expect(api.inputsOf('certifierAreaGradeSet')).toEqual([{ id: 7, areaId: 1, grade: null }]);
  });

  test('is chosen and cleared by keyboard alone', async () => {
    const { user, api } = await renderGradingPanel({ area: { certifierGrade: 1 } });
    while (document.activeElement !== grade('1')) await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(grade('1.5')).toBeChecked();
    await screen.findByText('Saved');
    await user.keyboard('{Delete}');
    expect(chosen()).toEqual([]);
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet').map((input) => input.grade)).toEqual([
        1.5,
        null,
      ]),
    );
    expect(chosen()).toEqual([]);
  });

  test('shows the last of several quick clicks, and sends one call at a time', async () => {
    const { user, api, store, read } = await renderGradingPanel();
    const first = Promise.withResolvers<undefined>();
    api.handle({
      certifierAreaGradeSet: async ({ grade: sent }) => {
        if (sent === 1) await first.promise;
        return store(sent);
      },
    });
    await user.click(grade('1'));
    await user.click(grade('2.5'));
    await user.click(grade('3'));
    expect(grade('3')).toBeChecked();
    const sent = () => api.inputsOf('certifierAreaGradeSet').map((input) => input.grade);
    await waitFor(() => expect(sent()).toEqual([1]));
    await act(async () => first.resolve(undefined));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent()).toEqual([1, 3]);
    expect(grade('3')).toBeChecked();
    expect(read().areas[0]!.certifierGrade).toBe(3);
  });

  test('is not shown on another area, and is shown again when the certifier returns to its area', async () => {
    const { user, api } = await renderGradingPanel();
    api.handle({ certifierAreaGradeSet: () => Promise.withResolvers<never>().promise });
    await user.click(grade('3'));
    await user.click(screen.getByRole('button', { name: 'Leadership' }));
    expect(grade('0.5')).toBeChecked();
    expect(saveState()).not.toContain('Saving…');
    await user.click(screen.getByRole('button', { name: 'Building competencies' }));
    expect(grade('3')).toBeChecked();
    expect(saveState()).toContain('Saving…');
  });
});

describe('a key area', () => {
  test('states its minimum grade, and warns while the shown grade is below it', async () => {
    const { user } = await renderGradingPanel({ area: { minGrade: 2 } });
    expect(screen.getByRole('heading', { name: /key area/ })).toBeVisible();
    expect(screen.getByText('at least 2')).toBeVisible();
    expect(screen.queryByText(/is below/)).not.toBeInTheDocument();
    await user.click(grade('1.5'));
    expect(
      screen.getByText('Grade 1.5 is below 2, the minimum grade of this key area.'),
    ).toBeVisible();
    await user.click(grade('2'));
    expect(screen.queryByText(/is below/)).not.toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('warns if the system suggestion is below the minimum while there is no own grade', async () => {
    await renderGradingPanel({ area: { minGrade: 2, grade: 1 } });
    expect(screen.getByText(/^Grade 1 is below 2/)).toBeVisible();
  });

  test('warns if the final grade is below the minimum, even if the own grade is not', async () => {
    await renderGradingPanel({
      area: { minGrade: 2, certifierGrade: 3, certifierFinalGrade: 1.5 },
    });
    expect(screen.getByText(/^Grade 1.5 is below 2/)).toBeVisible();
  });

  test('differs from other areas, which show no minimum grade and no warning, even with the grade 0', async () => {
    await renderGradingPanel({ area: { minGrade: 0, certifierGrade: 0 } });
    expect(screen.queryByText(/at least|is below/)).not.toBeInTheDocument();
  });
});

describe('a locked grade scale', () => {
  test.each([
    ['grading is locked', { category: { gradingLocked: 1 } }, 'Grading is locked.'],
    [
      'the reader has finalized',
      { category: { ownFinalized: 1 } },
      'You have finalized your grades.',
    ],
    [
      'the area does not count',
      { category: { keyOnly: 1 }, area: { open: false } },
      'This area does not count in a key-only questionnaire.',
    ],
  ] as const)('says why it is locked: %s', async (_, given, sentence) => {
    await renderGradingPanel({
      ...given,
      area: { certifierGrade: 2.5, ...('area' in given && given.area) },
    });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(scale()).toBeDisabled();
    expect(grade('2.5')).toBeChecked();
  });
});

test.each([
  [1, 'better than before'],
  [2, 'as before'],
  [2.5, 'worse than before'],
] as const)(
  'beside the grade 2, the final grade %s of the last questionnaire is shown with the words “%s”',
  async (previous, words) => {
    await renderGradingPanel({ area: { previousGrade: previous } });
    expect(screen.getByText(words)).toBeInTheDocument();
  },
);

test('a client’s browser never loads the grading module', async () => {
  const { loadModule } = await renderGradingPanel({ isCertifier: false });
  expect(loadModule).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('keyboard shortcuts on the area page', () => {
  test('set a grade, raise it by half a grade, clear it, and move the focus into and out of the comment', async () => {
    const { user } = await renderGradingPanel();
    await user.keyboard('2');
    expect(grade('2')).toBeChecked();
    await user.keyboard('+');
    expect(grade('2.5')).toBeChecked();
    await user.keyboard('{Backspace}');
    expect(chosen()).toEqual([]);
    await user.keyboard('c');
    const comment = screen.getByRole('textbox', { name: 'Your comment on the area' });
    expect(comment).toHaveFocus();
    await user.keyboard('3{Escape}');
    expect(comment).toHaveValue('3');
    expect(comment).not.toHaveFocus();
    expect(chosen()).toEqual([]);
  });

  test('apply to the area that a key has just opened, even before it is shown', async () => {
    const { api } = await renderGradingPanel({ isListed: true });
    await act(async () => {
      for (const key of ['n', '3']) fireEvent.keyDown(document.body, { key });
    });
    await screen.findByRole('region', { name: /Leadership/ });
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet')).toMatchObject([{ areaId: 2, grade: 3 }]),
    );
  });

  test('are listed in a dialog that “?” opens, without the meeting’s key for the timer', async () => {
    addModalDialogSupport();
    const { user } = await renderGradingPanel();
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keys of this page' });
    expect(dialog).toHaveTextContent('Half a grade up or down');
    expect(dialog).not.toHaveTextContent('Pause the time');
  });
});

test('below a locked grade scale, comments can still be written', async () => {
  await renderGradingPanel({ category: { gradingLocked: 1 } });
  expect(screen.getByText('Comments can still be written.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your comment on the area' })).toBeEnabled();
});
