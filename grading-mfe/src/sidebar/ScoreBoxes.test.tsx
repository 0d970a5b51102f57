import { screen, within } from '@testing-library/react';
import { showSidebar } from './testing/showSidebar.tsx';

const boxes = () =>
  within(screen.getByRole('region', { name: 'Scores' }))
    .getAllByRole('term')
    .map((term) => term.parentElement!.textContent);

const threeGrades = { grade: 1, certifierGrade: 2.5, certifierFinalGrade: 3 } as const;

describe('the score boxes', () => {
  it('show last year’s, the system’s, the own and the final result, and say which are too low', async () => {
    await showSidebar({ areas: [threeGrades], previous: { year: 2025, overalResult: 74 } });
    expect(boxes()).toEqual([
      '2025 overall74%below 75%',
      'System33%below 75%',
      'Your grades83%',
      'Final100%',
    ]);
  });

  it('say of how many areas a result is while some have no grade, and nothing while none has', async () => {
    await showSidebar({
      areas: [{ certifierGrade: 3 }, {}],
      previous: { year: 2025, overalResult: 75 },
    });
    expect(boxes()).toEqual([
      '2025 overall75%',
      'System–0 of 2 areas',
      'Your grades50%below 75%1 of 2 areas',
      'Final–0 of 2 areas',
    ]);
  });

  it('hold the results against the threshold that the programme has set', async () => {
    await showSidebar({ areas: [{ ...threeGrades, grade: 2 }], info: { threshold: 60 } });
    expect(boxes()).toEqual(['Previous year–', 'System67%', 'Your grades83%', 'Final100%']);
  });
});
