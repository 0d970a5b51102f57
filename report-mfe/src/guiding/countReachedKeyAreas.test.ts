import type { Grade } from '@cert/shared/domain';
import { countReachedKeyAreas } from './countReachedKeyAreas.ts';

const topic = (grade: Grade | null) => ({
  id: 1,
  title: '',
  minGrade: 2,
  grade,
  previousGrade: null,
  comparisons: [],
});

test.each<[(Grade | null)[], number]>([
  [[], 0],
  [[2, 1.5], 1],
  [[3, 2.5], 2],
  [[0, null], 0],
])('of key topics graded %j, %d have at least 2', (grades, reached) => {
  expect(countReachedKeyAreas({ keyTopics: grades.map(topic) })).toBe(reached);
});
