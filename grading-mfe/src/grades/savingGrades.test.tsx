import { act, screen, waitFor } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import { memoryQueueStorage, UnreachableError } from '@cert/shared/platform';
import { renderGradingPanel } from '../testing/renderGradingPanel.tsx';

const scale = (name = 'Your grade') => screen.getByRole('radiogroup', { name });
const grade = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.queryAllByRole('radio', { checked: true });
const saveState = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('a grade that could not be saved', () => {
  const notSavedYet = { en: 'Not saved yet', hr: 'Još nije spremljeno', sr: 'Još nije sačuvano' };

  test.each(['en', 'hr', 'sr'] satisfies Language[])(
    'stays shown, is marked as unsaved in %s, and is sent later, if the server cannot be reached',
    async (language) => {
      const { user, api, platform, store } = await renderGradingPanel({ language });
      api.handle({ certifierAreaGradeSet: () => Promise.reject(new UnreachableError()) });
      await user.click(grade('3'));
      expect(await screen.findByText(notSavedYet[language])).toBeVisible();
      expect(grade('3')).toBeChecked();
      api.handle({ certifierAreaGradeSet: ({ grade: sent }) => store(sent) });
      await act(async () => platform.queue.get()!.sendAll());
      await waitFor(() =>
        expect(screen.queryByText(notSavedYet[language])).not.toBeInTheDocument(),
      );
      expect(grade('3')).toBeChecked();
      expect(api.inputsOf('certifierAreaGradeSet').at(-1)).toEqual({ id: 7, areaId: 1, grade: 3 });
    },
  );

  test('disappears if grading has been locked; the scale is then locked and says why', async () => {
    const { user, api, read } = await renderGradingPanel();
    api.handle({
      certifierAreaGradeSet: () => {
        throw refuse('locked', { reason: 'grading-locked' });
      },
      areaCategory: () => ({ ...read(), gradingLocked: 1 }),
    });
    await user.click(grade('3'));
    expect(await screen.findByText('Grading is locked.')).toBeVisible();
    expect(saveState()).toContain('Not accepted, see the message above');
    expect(scale()).toBeDisabled();
    expect(chosen()).toEqual([]);
  });
});

test('a grade that was changed in another window replaces the grade that this page has just saved', async () => {
  const { user, store, refresh } = await renderGradingPanel();
  await user.click(grade('2.5'));
  await screen.findByText('Saved');
  store(1);
  await refresh();
  expect(grade('1')).toBeChecked();
});

describe('a grade is sent with the state of the answers that the certifier saw', () => {
  test('when the grade was clicked', async () => {
    const area = { answersDigest: 'a1' };
    const { user, api, refresh } = await renderGradingPanel({ area });
    area.answersDigest = 'b2';
    await refresh();
    await user.click(grade('2.5'));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet')).toEqual([
        { id: 7, areaId: 1, grade: 2.5, seen: 'b2' },
      ]),
    );
  });

  test('when the grade was clicked, even if it is sent after the answers have changed and the page was reloaded', async () => {
    const queueStorage = memoryQueueStorage(true);
    const area = { answersDigest: 'a1' };
    const first = await renderGradingPanel({ area, queueStorage });
    first.api.handle({ certifierAreaGradeSet: () => Promise.reject(new UnreachableError()) });
    await first.user.click(grade('3'));
    await screen.findByText('Not saved yet');
    area.answersDigest = 'b2';
    await first.refresh();
    first.unmount();
    const { api } = await renderGradingPanel({ area, queueStorage });
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet').at(-1)).toEqual({
        ...{ id: 7, areaId: 1, grade: 3 },
        seen: 'a1',
      }),
    );
  });

  test('when the grade was confirmed', async () => {
    const { user, api } = await renderGradingPanel({
      area: { certifierGrade: 2.5, changedSinceGrade: 1, answersDigest: 'c3' },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm grade 2.5' }));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaGradeSet')).toEqual([
        { id: 7, areaId: 1, grade: 2.5, seen: 'c3' },
      ]),
    );
  });
});
