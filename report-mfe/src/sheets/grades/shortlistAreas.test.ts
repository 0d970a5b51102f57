import type { Grade } from '@cert/shared/domain';
import type { AreaResult } from '../../reportData.ts';
import { shortlistAreas } from './shortlistAreas.ts';

const areaOf = (id: number, grade: Grade | null, minGrade = 0): AreaResult => ({
  id,
  title: `Area ${id}`,
  minGrade,
  grade,
  previousGrade: null,
  comparisons: [],
});

function shortlist(given: readonly AreaResult[], which: 'highest' | 'lowest') {
  const category = { id: 1, title: '', percent: 50, previousPercent: null, comparisons: [] };
  const { areas, leftOut } = shortlistAreas({ categories: [{ ...category, areas: given }] }, which);
  return [areas.map(({ id }) => id), leftOut];
}

it('the list of highest grades starts with the highest, and leaves out areas without a grade', () => {
  expect(shortlist([areaOf(1, 2), areaOf(2, null), areaOf(3, 3)], 'highest')).toEqual([[3, 1], 0]);
});

it('the list of lowest grades has key areas before other areas with the same grade, and leaves out areas with grade 3', () => {
  const areas = [areaOf(1, 3), areaOf(2, 1.5), areaOf(3, 1.5, 2), areaOf(4, 0)];
  expect(shortlist(areas, 'lowest')).toEqual([[4, 3, 2], 0]);
});

it('the list of highest grades has at most six areas, and counts how many more have the same grade as the sixth', () => {
  const areas = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => areaOf(id, 2.5));
  expect(shortlist([...areas, areaOf(9, 1)], 'highest')).toEqual([[1, 2, 3, 4, 5, 6], 2]);
});

it('a list of lowest grades is empty if no area has a grade', () => {
  expect(shortlist([areaOf(1, null)], 'lowest')).toEqual([[], 0]);
});
