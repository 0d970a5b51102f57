import { grades, type Grade } from '@cert/shared/domain';
import fc from 'fast-check';
import { listScaleGrades, toScalePercent, groupByChange } from './compareYears.ts';

const pair = (before: Grade, now: Grade) => ({ before, now });

describe('the scale of grades for two years', () => {
  it.each<[string, [Grade, Grade][], number[]]>([
    ['nothing without areas', [], []],
    [
      'the range of grades that occur',
      [
        [1, 2.5],
        [3, 2],
      ],
      [1, 1.5, 2, 2.5, 3],
    ],
    ['0 to 3 if the grades 0 and 3 occur', [[0, 3]], [0, 0.5, 1, 1.5, 2, 2.5, 3]],
    ['a range of one grade if no more is needed', [[1, 2]], [1, 1.5, 2]],
    ['a range of one grade if the grades differ by half a grade', [[1, 1.5]], [1, 1.5, 2]],
    ['a range of one grade from the lowest grade', [[0.5, 0]], [0, 0.5, 1]],
    ['a range of one grade down from the highest', [[2.5, 3]], [2, 2.5, 3]],
    ['a range of one grade up to the highest', [[2, 2.5]], [2, 2.5, 3]],
    ['a range of one grade if nothing has changed', [[3, 3]], [2, 2.5, 3]],
  ])('shows %s', (_, given, expected) => {
    expect(listScaleGrades(given.map(([before, now]) => pair(before, now)))).toEqual(expected);
  });

  it('places its first grade at 0 %, its last at 100 %, and the others in proportion between them', () => {
    const scale = [1, 1.5, 2, 2.5, 3];
    expect(([1, 1.5, 2.5, 3] as const).map((grade) => toScalePercent(grade, scale))).toEqual([
      0, 25, 75, 100,
    ]);
  });

  it('contains every grade of the areas, and no grade that the programme does not have', () => {
    const aGrade = fc.constantFrom(...grades);
    const somePairs = fc.array(fc.record({ before: aGrade, now: aGrade }), { minLength: 1 });
    fc.assert(
      fc.property(somePairs, (pairs) => {
        const scale = listScaleGrades(pairs);
        expect(grades).toEqual(expect.arrayContaining(scale));
        for (const grade of pairs.flatMap(({ before, now }) => [before, now])) {
          expect(scale).toContain(grade);
          const place = toScalePercent(grade, scale);
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

it('areas are grouped into rose, fell and same; in each group the largest change comes first, and equal changes keep their order', () => {
  const named = (name: string, before: Grade, now: Grade) => ({ name, before, now });
  const { rose, fell, same } = groupByChange([
    named('a', 2, 2),
    named('b', 2.5, 2),
    named('c', 2, 2.5),
    named('d', 1, 3),
    named('e', 0.5, 1),
    named('f', 3, 1.5),
    named('g', 0, 0),
  ]);
  const names = (pairs: { name: string }[]) => pairs.map(({ name }) => name).join('');
  expect([names(rose), names(fell), names(same)]).toEqual(['dce', 'fb', 'ag']);
});
