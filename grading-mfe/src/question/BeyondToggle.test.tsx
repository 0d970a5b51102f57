import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { pauseAfterClick } from '@cert/shared/testing';
import { infoWithGradingLock, showQuestion } from '../testing/showQuestion.tsx';

const toggle = () => screen.findByRole('switch', { name: 'Above and Beyond' });

test('only Above-and-Beyond questions have the toggle', async () => {
  await showQuestion();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('it starts as marked when the grade is 3+', async () => {
  await showQuestion({ question: { advanced: 1, grade: 4 } });
  expect(await toggle()).toBeChecked();
  expect(screen.getByText('3+')).toBeVisible();
});

test('it flips at once, and what shows it is read again', async () => {
  const answer = Promise.withResolvers<{ grade: boolean }>();
  const { user, api, change } = await showQuestion({
    question: { advanced: 1, grade: null },
    handlers: { aboveBeyondUpdate: () => answer.promise },
  });
  await user.click(await toggle());
  expect(await toggle()).toBeChecked();
  expect(api.inputsOf('areaCategory')).toHaveLength(1);
  change({ grade: 4 });
  await act(async () => answer.resolve({ grade: true }));
  await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
  expect(await toggle()).toBeChecked();
  expect(api.inputsOf('aboveBeyondUpdate')).toEqual([{ id: 7, questionId: 1, grade: true }]);
});

test('of two quick presses the last one counts, one call after the other', async () => {
  const first = Promise.withResolvers<{ grade: boolean }>();
  const { user, api } = await showQuestion({
    question: { advanced: 1, grade: null },
    handlers: {
      aboveBeyondUpdate: ({ grade }) => (grade ? first.promise : { grade }),
    },
  });
  await user.click(await toggle());
  pauseAfterClick();
  await user.click(await toggle());
  expect(api.inputsOf('aboveBeyondUpdate')).toHaveLength(1);
  await act(async () => first.resolve({ grade: true }));
  await waitFor(() =>
    expect(api.inputsOf('aboveBeyondUpdate').map(({ grade }) => grade)).toEqual([true, false]),
  );
  expect(await toggle()).not.toBeChecked();
});

test('a double click marks the question and does not take the mark back', async () => {
  const { user, api } = await showQuestion({
    question: { advanced: 1, grade: null },
    handlers: { aboveBeyondUpdate: ({ grade }) => ({ grade }) },
  });
  await user.dblClick(await toggle());
  await waitFor(() =>
    expect(api.inputsOf('aboveBeyondUpdate')).toEqual([{ id: 7, questionId: 1, grade: true }]),
  );
});

test('it goes back when it is refused, and says why', async () => {
  const { user } = await showQuestion({
    question: { advanced: 1, grade: null },
    handlers: {
      aboveBeyondUpdate: () => {
        throw refuse('locked', { reason: 'grading-locked' });
      },
    },
  });
  await user.click(await toggle());
  expect(await screen.findByRole('alert')).toHaveTextContent('Grading is locked.');
  await waitFor(async () => expect(await toggle()).not.toBeChecked());
});

test('it is disabled while grading is locked, with the reason', async () => {
  await showQuestion({
    question: { advanced: 1, grade: 4 },
    handlers: { info: () => infoWithGradingLock(1) },
  });
  await waitFor(async () => expect(await toggle()).toBeDisabled());
  expect(await toggle()).toHaveAccessibleDescription('Grading is locked.');
});

test('it is disabled while the question does not apply, with the reason', async () => {
  await showQuestion({ question: { advanced: 1, disabled: 1 } });
  expect(await toggle()).toBeDisabled();
  expect(await toggle()).toHaveAccessibleDescription(
    'The question does not apply because of another answer.',
  );
});
