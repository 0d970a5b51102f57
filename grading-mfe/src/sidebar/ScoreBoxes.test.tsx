import { screen, waitFor, within } from '@testing-library/react';
import type { Grade } from '@cert/shared/domain';
import { renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

const boxes = () =>
  within(screen.getByRole('region', { name: 'Scores' }))
    .getAllByRole('term')
    .map((term) => term.parentElement!.textContent);

const threeGrades = { grade: 1, certifierGrade: 2.5, certifierFinalGrade: 3 } as const;

describe('the score boxes in the sidebar', () => {
  it('show the results of last year, of the system suggestions, the own and the final grades, and mark those below the threshold', async () => {
    await renderCertifierSidebar({
      areas: [threeGrades],
      previous: { year: 2025, overalResult: 74 },
    });
    expect(boxes()).toEqual(['202574%below 75%', 'System33%below 75%', 'Yours83%', 'Final100%']);
  });

  it('show the average so far, without a warning, while areas lack a grade', async () => {
    await renderCertifierSidebar({
      areas: [{ grade: 3, certifierGrade: 1.5 }, {}],
      previous: { year: 2025, overalResult: 75 },
    });
    expect(boxes()).toEqual([
      '202575%',
      'SystemØAverage so far: 100%',
      'YoursØAverage so far: 50%',
      'Final–',
    ]);
    expect(screen.getByText('Ø System: 1 of 2 areas so far')).toBeVisible();
    expect(screen.getByText('1 of 2 areas graded')).toBeVisible();
    expect(screen.queryByText(/below/)).not.toBeInTheDocument();
  });

  it('round a result down if it is just below the threshold of Above and Beyond', async () => {
    // 30.5 of 36 points are 84.7 %; Above and Beyond asks for 85 %.
    const grades: Grade[] = [...Array<Grade>(10).fill(3), 0.5, 0];
    await renderCertifierSidebar({
      areas: grades.map((certifierFinalGrade) => ({ certifierFinalGrade })),
    });
    await waitFor(() => expect(boxes().at(-1)).toBe('Final84%'));
  });

  it('compare results with the threshold that the server sends, not with the default threshold', async () => {
    await renderCertifierSidebar({
      areas: [{ ...threeGrades, grade: 2 }],
      info: { threshold: 60 },
    });
    expect(boxes()).toEqual(['Last year–', 'System67%', 'Yours83%', 'Final100%']);
  });
});
