import type { Grade } from '@cert/shared/domain';
import { selectScorecardAreas } from './selectScorecardAreas.ts';

/** Areas with the ids 1, 2, … and these grades; `key` makes a key area. */
function select(...areas: (Grade | null | { key: Grade })[]) {
  const topics = areas.map((given, index) => ({
    id: index + 1,
    title: `Area ${index + 1}`,
    minGrade: given !== null && typeof given === 'object' ? 2 : 0,
    grade: given !== null && typeof given === 'object' ? given.key : given,
    previousGrade: null,
    comparisons: [],
  }));
  const category = { id: 1, title: '', percent: 50, previousPercent: null, comparisons: [] };
  const { strengths, nextSteps } = selectScorecardAreas({
    categories: [{ ...category, areas: topics }],
  });
  return {
    strengths: strengths.areas.map(({ id }) => id),
    nextSteps: nextSteps.areas.map(({ id }) => id),
    leftOut: [strengths.leftOut, nextSteps.leftOut],
  };
}

const nothing = { strengths: [], nextSteps: [], leftOut: [0, 0] };

it('the scorecard names the three areas with the highest and the three with the lowest grades', () => {
  expect(select(1, 3, 2, 0.5, 2.5, 2, 1.5, 3)).toEqual({
    strengths: [2, 8, 5],
    nextSteps: [4, 1, 7],
    leftOut: [0, 0],
  });
});

it('the scorecard counts further areas with the same grade as the last one named', () => {
  expect(select(3, 3, 3, 3, 3, 1, 1, 1, 1)).toEqual({
    strengths: [1, 2, 3],
    nextSteps: [6, 7, 8],
    leftOut: [2, 1],
  });
});

it('of areas with the same grade, the next steps on the scorecard name key areas first, and the strengths keep the order of the questionnaire', () => {
  expect(select(3, { key: 3 }, 3, 1, 1, 1, { key: 1 })).toEqual({
    strengths: [1, 2, 3],
    nextSteps: [7, 4, 5],
    leftOut: [0, 1],
  });
});

it.each<[Grade, number[]]>([
  [2, [1]],
  [1.5, []],
])(
  'if a single area has grade %d, the strengths on the scorecard are the areas %j',
  (grade, strengths) => {
    expect(select(grade).strengths).toEqual(strengths);
  },
);

it('every next step has a lower grade than all strengths, so equal areas are never on both lists', () => {
  expect(select(2.5, 2.5, 2.5, 2.5, 2.5)).toEqual({
    strengths: [1, 2, 3],
    nextSteps: [],
    leftOut: [2, 0],
  });
  expect(select(3, 2)).toEqual({ strengths: [1, 2], nextSteps: [], leftOut: [0, 0] });
  expect(select(3, 1.5)).toEqual({ strengths: [1], nextSteps: [2], leftOut: [0, 0] });
});

it('the scorecard names no next steps if every area has the highest grade', () => {
  expect(select(3, 3)).toEqual({ strengths: [1, 2], nextSteps: [], leftOut: [0, 0] });
});

it('the scorecard names only next steps if no area reaches grade 2', () => {
  expect(select(1, 0, 1.5)).toEqual({ strengths: [], nextSteps: [2, 1, 3], leftOut: [0, 0] });
});

it('areas without a grade are neither strengths nor next steps of the scorecard', () => {
  expect(select(null, 2, null, 0)).toEqual({ strengths: [2], nextSteps: [4], leftOut: [0, 0] });
  expect(select(null)).toEqual(nothing);
  expect(select()).toEqual(nothing);
});
