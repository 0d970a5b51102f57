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

function shortlist(topics: readonly AreaResult[], which: 'highest' | 'lowest') {
  const category = { id: 1, title: '', percent: 50, previousPercent: null, comparisons: [] };
  const { areas, leftOut } = shortlistAreas(
    { categories: [{ ...category, areas: topics }] },
    which,
  );
  return [areas.map(({ id }) => id), leftOut];
}

it('has the highest grades first, and leaves out areas without a grade', () => {
  expect(shortlist([areaOf(1, 2), areaOf(2, null), areaOf(3, 3)], 'highest')).toEqual([[3, 1], 0]);
});

it('has the lowest grades first, key areas before others, and nothing that cannot be better', () => {
  const areas = [areaOf(1, 3), areaOf(2, 1.5), areaOf(3, 1.5, 2), areaOf(4, 0)];
  expect(shortlist(areas, 'lowest')).toEqual([[4, 3, 2], 0]);
});

it('lists six areas and counts those that are left out with the same grade', () => {
  const areas = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => areaOf(id, 2.5));
  expect(shortlist([...areas, areaOf(9, 1)], 'highest')).toEqual([[1, 2, 3, 4, 5, 6], 2]);
});

it('is empty without grades', () => {
  expect(shortlist([areaOf(1, null)], 'lowest')).toEqual([[], 0]);
});
