import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { memoryQueueStorage, UnreachableError } from '@cert/shared/platform';
import { anAreaComment } from '../testing/anAreaComment.ts';
import { renderGradingPanel } from '../testing/renderGradingPanel.tsx';

const scale = (name: string) => screen.getByRole('radiogroup', { name });
const inScale = (name: string, grade: string) =>
  within(scale(name)).getByRole('radio', { name: grade });
const ownComment = () => screen.getByRole('textbox', { name: 'Your comment on the area' });

describe('the counts of question grades in the panel of an area', () => {
  test('are shown for all questions and for key questions', async () => {
    await renderGradingPanel({
      category: {
        systemGrades: {
          1: {
            items: [
              { grade: 3, count: 1 },
              { grade: 2, count: 4 },
            ],
            count: 5,
            total: 6,
          },
        },
        systemGradesImportant: { 1: { items: [{ grade: 2, count: 2 }], count: 2, total: 2 } },
      },
    });
    const rows = screen.getAllByRole('row').slice(1);
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(rows.map(cells)).toEqual([
      ['none', 'none', 'none', 'none', '4', 'none', '1'],
      ['none', 'none', 'none', 'none', '2', 'none', 'none'],
    ]);
    expect(screen.getByRole('rowheader', { name: /All.*5 of 6 have a grade/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Key.*2 of 2 have a grade/ })).toBeVisible();
  });

  test('are not shown if no question of the area is scored', async () => {
    const none = { 1: { items: [], count: 0, total: 0 } };
    await renderGradingPanel({ category: { systemGrades: none, systemGradesImportant: none } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the notice that answers have changed since the own grade', () => {
  test('offers to confirm the grade with one click', async () => {
    const { user, api, storeChanged } = await renderGradingPanel({
      area: { certifierGrade: 2.5, changedSinceGrade: 1 },
    });
    storeChanged(0);
    await user.click(screen.getByRole('button', { name: 'Confirm grade 2.5' }));
    expect(screen.queryByText(/have changed since your grade/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet')).toEqual([{ id: 7, areaId: 1, grade: 2.5 }]),
    );
    await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
    expect(inScale('Your grade', '2.5')).toBeChecked();
    expect(screen.queryByText(/have changed since your grade/)).not.toBeInTheDocument();
  });

  test('offers no confirmation once the certifier has finalized', async () => {
    await renderGradingPanel({
      area: { certifierGrade: 2.5, changedSinceGrade: 1 },
      category: { ownFinalized: 1 },
    });
    expect(screen.getByText(/have changed since your grade/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  });

  test('is not shown without an own grade', async () => {
    await renderGradingPanel({ area: { changedSinceGrade: 1 } });
    expect(screen.queryByText(/have changed since/)).not.toBeInTheDocument();
  });
});

describe('the own comment on an area', () => {
  test('shows the stored text and is saved while typing', async () => {
    const { user, api } = await renderGradingPanel({
      category: { certifierComments: { 1: [anAreaComment()] } },
    });
    expect(ownComment()).toHaveValue('Plans for all');
    await user.type(ownComment(), '!');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaCommentSet')).toEqual([
        { id: 7, areaId: 1, content: 'Plans for all!' },
      ]),
    );
    expect(ownComment()).toHaveValue('Plans for all!');
  });

  test('stays complete on the screen if it is too long, and is sent once it is short enough', async () => {
    const { user, api } = await renderGradingPanel();
    await user.click(ownComment());
    await user.paste('x'.repeat(10_001));
    expect(ownComment()).toHaveValue('x'.repeat(10_001));
    expect(ownComment()).toHaveAccessibleDescription(/1 character too long: it is not saved/);
    expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
    await user.keyboard('{Backspace}');
    expect(ownComment()).toBeValid();
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaCommentSet')).toEqual([
        { id: 7, areaId: 1, content: 'x'.repeat(10_000) },
      ]),
    );
  });

  test('is kept over a reload, and sent later, if it could not reach the server', async () => {
    const queueStorage = memoryQueueStorage(true);
    const first = await renderGradingPanel({ queueStorage });
    first.api.handle({ certifierAreaCommentSet: () => Promise.reject(new UnreachableError()) });
    await first.user.type(ownComment(), 'seen');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    first.unmount();
    const { api } = await renderGradingPanel({ queueStorage });
    expect(ownComment()).toHaveValue('seen');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaCommentSet')).toEqual([
        { id: 7, areaId: 1, content: 'seen' },
      ]),
    );
  });

  test('stays on the screen with its text when the server refuses it', async () => {
    const { user, api } = await renderGradingPanel();
    api.handle({
      certifierAreaCommentSet: () => {
        throw refuse('not-allowed');
      },
    });
    await user.type(ownComment(), 'seen');
    expect(await screen.findByText('Not accepted, see the message above')).toBeVisible();
    expect(ownComment()).toHaveValue('seen');
  });

  test('does not contain comments from earlier questionnaires, which are listed apart with their origin', async () => {
    await renderGradingPanel({
      category: {
        originalQuestionnaireId: 5,
        previousYear: 2025,
        certifierComments: {
          1: [
            anAreaComment({ id: 2, content: 'Then', questionnaireId: 5, editable: 0 }),
            anAreaComment({ id: 3, content: 'Long ago', questionnaireId: 3, editable: 0 }),
          ],
        },
      },
    });
    expect(ownComment()).toHaveValue('');
    const earlier = within(
      screen.getByRole('heading', { name: 'Earlier comments on the area' }).parentElement!,
    ).getAllByRole('figure');
    expect(earlier.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^ThenAna Horvat · 12 Nov 20262025$/),
      expect.stringMatching(/^Long agoAna Horvat · 12 Nov 2026earlier questionnaire$/),
    ]);
  });
});
