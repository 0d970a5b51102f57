import fc from 'fast-check';
import { grades, type QuestionGrade } from './grade.ts';
import { averageInTenths, suggestGrade, suggestionBands } from './suggestion.ts';
import { findBandResult } from './bands.ts';

const anyGrade = fc.constantFrom<QuestionGrade>(...grades, 4, null);

describe('the system suggestion of an area', () => {
  test.each([
    [[], null],
    [[null, null], null],
    [[0], 0],
    [[null, 3], 3],
    [[4], 3],
    [[4, 0], 1.5],
    // averages at the borders of the bands: 0.2|0.3, 0.7|0.8, 2.7|2.8
    [[0, 0, 0, 0, 1], 0],
    [[0, 0, 0, 0.5, 0.5], 0],
    [[0, 0, 0, 0.5, 1], 0.5],
    [[0.5, 0.5, 1], 0.5],
    [[0.5, 0.5, 1, 1], 1],
    [[2.5, 3, 2.5], 2.5],
    [[3, 3, 2.5, 2.5], 3],
  ] as [QuestionGrade[], number | null][])('with question grades %j is %j', (given, expected) => {
    expect(suggestGrade(given)).toBe(expected);
  });

  it('follows the bands that the programme publishes, for every average from 0.0 to 3.0', () => {
    const published: [number, number, number][] = [
      [0, 2, 0],
      [3, 7, 0.5],
      [8, 12, 1],
      [13, 17, 1.5],
      [18, 22, 2],
      [23, 27, 2.5],
      [28, 30, 3],
    ];
    const covered = published.flatMap(([from, to, grade]) =>
      Array.from({ length: to - from + 1 }, (_, step) => {
        expect(findBandResult(suggestionBands, from + step)).toBe(grade);
        return from + step;
      }),
    );
    expect(covered).toEqual(Array.from({ length: 31 }, (_, tenth) => tenth));
  });

  it('rounds the average half up to one decimal', () => {
    expect(averageInTenths([0, 0.5])).toBe(3);
    expect(averageInTenths([0.5, 0.5, 0.5, 0])).toBe(4);
  });

  it('never gets lower when a question gets a better grade', () => {
    fc.assert(
      fc.property(
        fc.array(anyGrade),
        fc.constantFrom(...grades),
        fc.constantFrom(...grades),
        (rest, a, b) => {
          const [low, high] = a <= b ? [a, b] : [b, a];
          expect(suggestGrade([...rest, high])!).toBeGreaterThanOrEqual(
            suggestGrade([...rest, low])!,
          );
        },
      ),
    );
  });

  it('counts 3+ as 3', () => {
    fc.assert(
      fc.property(fc.array(anyGrade), (given) => {
        expect(suggestGrade(given)).toBe(
          suggestGrade(given.map((grade) => (grade === 4 ? 3 : grade))),
        );
      }),
    );
  });
});
