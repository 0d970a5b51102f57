import { screen, waitFor } from '@testing-library/react';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { anOverviewArea, anOverviewCategory, anUnstartedGrading } from '@cert/shared/testing';
import { readHeadline, listNextSteps, renderHomePage } from './testing/renderHomePage.tsx';

describe('the next step on the home page', () => {
  const none = { count: 0, first: null };
  const complete = { left: { answers: none, documents: none, comments: none }, next: null };
  const graded = { ...anUnstartedGrading, graded: 1 };
  const ownFinalized = { ...graded, ownFinalized: 1 as const };
  const all = { ...ownFinalized, finalized: 1 as const };
  const areas = [anOverviewArea({ ownGrade: 2 })];
  const gradedMap = { categories: [anOverviewCategory({ areas })] };

  it.each<[string, Partial<QuestionnaireOverview>, string]>([
    ['a client who answers: to the first missing answer', {}, 'Continue: Leaving well, question 2'],
    [
      'a client who begins: to the first missing answer',
      { completeness: 0 },
      'Begin: Leaving well, question 2',
    ],
    [
      'a client who waits: to the answers',
      { locked: 1, task: { task: 'grade', mine: 0, count: null } },
      'Read the answers',
    ],
    [
      'a certifier while the client answers: to the next area to grade',
      { grading: anUnstartedGrading, task: { task: 'answer', mine: 0, count: 3 } },
      'Continue grading: Leaving well',
    ],
    [
      'a certifier whose turn it is: to the next area to grade',
      { locked: 1, grading: anUnstartedGrading, task: { task: 'grade', mine: 1, count: 1 } },
      'Continue grading: Leaving well',
    ],
    [
      'a certifier while grading is locked: to the answers',
      {
        locked: 1,
        grading: { ...anUnstartedGrading, gradingLocked: 1 },
        task: { task: 'grade', mine: 0, count: 1 },
      },
      'Read the answers',
    ],
    [
      'a certifier who graded everything while grading is locked: to the answers',
      {
        ...gradedMap,
        locked: 1,
        grading: { ...graded, gradingLocked: 1 },
        task: { task: 'finalize', mine: 0, count: null },
      },
      'Read the answers',
    ],
    [
      'a certifier who waits for the others to finalize: to the answers',
      {
        ...gradedMap,
        locked: 1,
        grading: ownFinalized,
        task: { task: 'finalize', mine: 0, count: null },
      },
      'Read the answers',
    ],
    [
      'the team after everybody has finalized: to the final grades',
      { locked: 1, grading: all, task: { task: 'reconcile', mine: 0, count: 1 } },
      'To the final grades',
    ],
    [
      'a certifier of an inactive questionnaire: to the answers',
      {
        inactive: 1,
        grading: anUnstartedGrading,
        task: { task: 'inactive', mine: 0, count: null },
      },
      'Read the answers',
    ],
  ])('is a single link for %s', async (_, given, text) => {
    await renderHomePage(given);
    expect(listNextSteps()).toEqual([text]);
  });

  it.each<[string, Partial<QuestionnaireOverview>, string]>([
    [
      'a client who has answered everything: “Submit”',
      { ...complete, task: { task: 'submit', mine: 1, count: null } },
      'HomeSubmit',
    ],
    [
      'a certifier who has graded everything: “Finalize”',
      {
        ...gradedMap,
        locked: 1,
        grading: graded,
        task: { task: 'finalize', mine: 1, count: null },
      },
      'HomeFinalize',
    ],
  ])('is a button of another module for %s', async (_, given, part) => {
    await renderHomePage(given);
    await waitFor(() => expect(listNextSteps()).toEqual([part]));
  });

  it('comes with an explanation if grading is locked or the questionnaire is hidden from the organisation', async () => {
    const { unmount } = await renderHomePage({
      locked: 1,
      grading: { ...anUnstartedGrading, gradingLocked: 1 },
      task: { task: 'grade', mine: 0, count: 1 },
    });
    expect(screen.getByText('The answers are locked. Grading is locked.')).toBeVisible();
    unmount();
    await renderHomePage({
      inactive: 1,
      grading: anUnstartedGrading,
      task: { task: 'inactive', mine: 0, count: null },
    });
    expect(readHeadline()).toBe('The questionnaire is not active');
    expect(screen.getByText('The organisation does not see this questionnaire.')).toBeVisible();
  });
});
