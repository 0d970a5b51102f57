import { screen, waitFor } from '@testing-library/react';
import type { Overview } from '@cert/shared/contract';
import { anOverviewArea, anOverviewCategory, anUngradedTeam } from '@cert/shared/testing';
import { readHeadline, listNextSteps, showHome } from './testing/showHome.tsx';

describe('the next step on the home page', () => {
  const none = { count: 0, first: null };
  const complete = { left: { answers: none, documents: none, comments: none }, next: null };
  const graded = { ...anUngradedTeam, graded: 1 };
  const ownFinalized = { ...graded, ownFinalized: 1 as const };
  const all = { ...ownFinalized, finalized: 1 as const };
  const areas = [anOverviewArea({ ownGrade: 2 })];
  const gradedMap = { categories: [anOverviewCategory({ areas })] };

  it.each<[string, Partial<Overview>, string]>([
    ['a client who answers', {}, 'Continue: Leaving well, question 2'],
    ['a client who begins', { completeness: 0 }, 'Begin: Leaving well, question 2'],
    [
      'a client who waits',
      { locked: 1, task: { task: 'grade', mine: 0, count: null } },
      'Read the answers',
    ],
    [
      'a certifier while the client answers',
      { grading: anUngradedTeam, task: { task: 'answer', mine: 0, count: 3 } },
      'Continue grading: Leaving well',
    ],
    [
      'a certifier whose turn it is',
      { locked: 1, grading: anUngradedTeam, task: { task: 'grade', mine: 1, count: 1 } },
      'Continue grading: Leaving well',
    ],
    [
      'a certifier while grading is locked',
      {
        locked: 1,
        grading: { ...anUngradedTeam, gradingLocked: 1 },
        task: { task: 'grade', mine: 0, count: 1 },
      },
      'Read the answers',
    ],
    [
      'a certifier who graded everything while grading is locked',
      {
        ...gradedMap,
        locked: 1,
        grading: { ...graded, gradingLocked: 1 },
        task: { task: 'finalize', mine: 0, count: null },
      },
      'Read the answers',
    ],
    [
      'a certifier who waits for the others',
      {
        ...gradedMap,
        locked: 1,
        grading: ownFinalized,
        task: { task: 'finalize', mine: 0, count: null },
      },
      'Read the answers',
    ],
    [
      'the team after everybody has finalized',
      { locked: 1, grading: all, task: { task: 'reconcile', mine: 0, count: 1 } },
      'To the final grades',
    ],
    [
      'a certifier of an inactive questionnaire',
      { inactive: 1, grading: anUngradedTeam, task: { task: 'inactive', mine: 0, count: null } },
      'Read the answers',
    ],
  ])('for %s is a single link', async (_, given, text) => {
    await showHome(given);
    expect(listNextSteps()).toEqual([text]);
  });

  it.each<[string, Partial<Overview>, string]>([
    [
      'a client who has answered everything',
      { ...complete, task: { task: 'submit', mine: 1, count: null } },
      'HomeSubmit',
    ],
    [
      'a certifier who has graded everything',
      {
        ...gradedMap,
        locked: 1,
        grading: graded,
        task: { task: 'finalize', mine: 1, count: null },
      },
      'HomeFinalize',
    ],
  ])('for %s is a button that another module provides', async (_, given, part) => {
    await showHome(given);
    await waitFor(() => expect(listNextSteps()).toEqual([part]));
  });

  it('comes with an explanation if grading is locked or the questionnaire is hidden from the organisation', async () => {
    const { unmount } = await showHome({
      locked: 1,
      grading: { ...anUngradedTeam, gradingLocked: 1 },
      task: { task: 'grade', mine: 0, count: 1 },
    });
    expect(screen.getByText('The answers are locked. Grading is locked.')).toBeVisible();
    unmount();
    await showHome({
      inactive: 1,
      grading: anUngradedTeam,
      task: { task: 'inactive', mine: 0, count: null },
    });
    expect(readHeadline()).toBe('The questionnaire is not active');
    expect(screen.getByText('The organisation does not see this questionnaire.')).toBeVisible();
  });
});
