import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { pauseAfterClick } from '@cert/shared/testing';
import { infoWithGradingLock, renderQuestionSlots } from '../testing/renderQuestionSlots.tsx';

const toggle = () => screen.findByRole('switch', { name: 'Above and Beyond' });

test('the Above and Beyond toggle is not shown on a question that does not belong to Above and Beyond', async () => {
  await renderQuestionSlots();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('the Above and Beyond toggle is on at first when the question grade is 3+', async () => {
  await renderQuestionSlots({ question: { advanced: 1, grade: 4 } });
  expect(await toggle()).toBeChecked();
  expect(screen.getByText('3+')).toBeVisible();
});

test('the Above and Beyond toggle changes at once, and the area is read again after the server’s reply', async () => {
  const answer = Promise.withResolvers<{ grade: boolean }>();
  const { user, api, change } = await renderQuestionSlots({
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

test('the Above and Beyond toggle sends one call after the other, and the last of two quick clicks counts', async () => {
  const first = Promise.withResolvers<{ grade: boolean }>();
  const { user, api } = await renderQuestionSlots({
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

test('a double click on the Above and Beyond toggle marks the question and does not remove the mark again', async () => {
  const { user, api } = await renderQuestionSlots({
    question: { advanced: 1, grade: null },
    handlers: { aboveBeyondUpdate: ({ grade }) => ({ grade }) },
  });
  await user.dblClick(await toggle());
  await waitFor(() =>
    expect(api.inputsOf('aboveBeyondUpdate')).toEqual([{ id: 7, questionId: 1, grade: true }]),
  );
});

test('the Above and Beyond toggle returns to its former state and says why when the server refuses a change', async () => {
  const { user } = await renderQuestionSlots({
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

test('the Above and Beyond toggle is disabled while grading is locked, and says so', async () => {
  await renderQuestionSlots({
    question: { advanced: 1, grade: 4 },
    handlers: { info: () => infoWithGradingLock(1) },
  });
  await waitFor(async () => expect(await toggle()).toBeDisabled());
  expect(await toggle()).toHaveAccessibleDescription('Grading is locked.');
});

test('the Above and Beyond toggle is disabled while the question does not apply, and says so', async () => {
  await renderQuestionSlots({ question: { advanced: 1, disabled: 1 } });
  expect(await toggle()).toBeDisabled();
  expect(await toggle()).toHaveAccessibleDescription(
    'The question does not apply because of another answer.',
  );
});
