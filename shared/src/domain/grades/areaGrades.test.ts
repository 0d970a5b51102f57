import fc from 'fast-check';
import {
  calculateResultPercent,
  findCompletedGradeKind,
  countsInTotal,
  compareWithPreviousGrade,
  findGapToMinimumGrade,
  isBelowMinimumGrade,
  isKeyArea,
  selectShownGrade,
  selectShownGradeKind,
  type AreaGrades,
  findUnanimousGrade,
  listUngradedAreas,
} from './areaGrades.ts';
import { grades, type Grade } from './grade.ts';

const area = (given: Partial<AreaGrades> = {}): AreaGrades => ({
  system: null,
  certifier: null,
  final: null,
  ...given,
});

describe('the grade that an area shows', () => {
  test.each<[Partial<AreaGrades>, Grade | null]>([
    [{}, null],
    [{ system: 1 }, 1],
    [{ system: 1, certifier: 2 }, 2],
    [{ system: 1, certifier: 2, final: 3 }, 3],
    [{ system: 1, final: 3 }, 3],
    // 0 is a grade, not a missing one.
    [{ system: 3, certifier: 0 }, 0],
    [{ system: 3, certifier: 2, final: 0 }, 0],
  ])(
    'with the grades %j is %j: the final grade, else the certifier’s own, else the system suggestion',
    (given, shown) => {
      expect(selectShownGrade(area(given))).toBe(shown);
    },
  );
});

describe('the kind of the grade that an area shows', () => {
  test.each<[Partial<AreaGrades>, string | undefined]>([
    [{}, undefined],
    [{ system: 0 }, 'system'],
    [{ system: 1, certifier: 0 }, 'certifier'],
    [{ certifier: 2, final: 0 }, 'final'],
  ])('with the grades %j is %s', (given, kind) => {
    expect(selectShownGradeKind(area(given))).toBe(kind);
  });
});

describe('the mark that compares an area’s grade with the previous year', () => {
  test.each<[Grade | null, Grade | null, string | undefined]>([
    [2, 1.5, 'better'],
    [0, 0.5, 'worse'],
    [0, 0, 'same'],
    [null, 2, undefined],
    [2, null, undefined],
  ])('with the grade %j after %j in the previous year is %s', (shown, previous, trend) => {
    expect(compareWithPreviousGrade(shown, previous)).toBe(trend);
  });
});

describe('which grades the result of a category counts', () => {
  const own = area({ system: 1, certifier: 0 });
  const final = area({ system: 1, certifier: 2, final: 0 });
  test.each<[string, AreaGrades[], string]>([
    ['the system suggestions, if there is no area', [], 'system'],
    ['the system suggestions, if an area has nothing else', [own, area({ system: 1 })], 'system'],
    ['the system suggestions, if some areas have no grade', [final, area()], 'system'],
    ['the own grades, if every area has one', [own, own], 'certifier'],
    ['the own grades, if one area has no final grade yet', [final, own], 'certifier'],
    ['the final grades, if every area has one', [final, final], 'final'],
    ['the final grades, even without own grades', [area({ final: 3 })], 'final'],
  ])('%s', (_, areas, type) => {
    expect(findCompletedGradeKind(areas)).toBe(type);
  });
});

describe('the percentage that a category reaches', () => {
  test.each<[(Grade | null)[], number]>([
    [[], 0],
    [[null], 0],
    [[0], 0],
    [[3], 100],
    [[0.5], 17],
    [[1.5], 50],
    [[3, null], 50],
    [[3, 3, 3, 3, 2.5], 97],
    [[2.5, 2, 2], 72],
  ])('with areas graded %j is %d', (given, percent) => {
    expect(calculateResultPercent(given, {})).toBe(percent);
  });

  it('is a whole number from 0 to 100, and never falls when a grade rises', () => {
    const someGrade = fc.constantFrom<Grade | null>(...grades, null);
    fc.assert(
      fc.property(fc.array(someGrade), fc.constantFrom(...grades), (rest, grade) => {
        const percent = calculateResultPercent([...rest, grade], {});
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(calculateResultPercent([...rest, null], {}));
        expect(percent).toBeLessThanOrEqual(calculateResultPercent([...rest, 3], {}));
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a key area', () => {
  it('is an area with a minimum grade above 0', () => {
    expect(isKeyArea({ minGrade: 0 })).toBe(false);
    expect(isKeyArea({ minGrade: 0.5 })).toBe(true);
  });

  it('is the only kind of area that counts in a key-only questionnaire; in others every area counts', () => {
    expect(countsInTotal({ minGrade: 2 }, true)).toBe(true);
    expect(countsInTotal({ minGrade: 0 }, true)).toBe(false);
    expect(countsInTotal({ minGrade: 0 }, false)).toBe(true);
  });

  test.each<[number, Grade | null, boolean]>([
    [2, 1.5, true],
    [2, 2, false],
    [2, 2.5, false],
    [2, 0, true],
    [2, null, false],
    [0, 0, false],
  ])(
    'with the minimum grade %d and the shown grade %j is below its minimum: %j',
    (minGrade, shown, warns) => {
      expect(isBelowMinimumGrade({ minGrade, shown })).toBe(warns);
    },
  );

  test.each<[number, Grade | null, number | null]>([
    [2, 1.5, 0.5],
    [3, 0, 3],
    [2, 2, null],
    [2, 3, null],
    [2, null, null],
    [0, 0, null],
  ])(
    'with the minimum grade %d and the shown grade %j lacks %j to reach its minimum',
    (minGrade, shown, gap) => {
      expect(findGapToMinimumGrade({ minGrade, shown })).toBe(gap);
    },
  );
});

test.each<[(Grade | null)[], Grade | null]>([
  [[2, 2, 2], 2],
  [[0, 0, 0], 0],
  [[2, 2, 2.5], null],
  [[2.5, 2, 2], null],
  [[2, 2, null], null],
  [[null, 2, 2], null],
  [[null, null, null], null],
  [[1.5], 1.5],
  [[], null],
])('a team that gave the grades %j agrees on %j', (teamGrades, agreed) => {
  expect(findUnanimousGrade(teamGrades)).toBe(agreed);
});

describe('the areas that a certifier has to grade before finalizing', () => {
  const areas = [
    { id: 1, minGrade: 0 },
    { id: 2, minGrade: 2 },
    { id: 3, minGrade: 0 },
  ];
  test.each<[string, [number, Grade][], boolean, number[]]>([
    ['are all areas at first', [], false, [1, 2, 3]],
    ['do not include an area with the grade 0, which is a grade', [[1, 0]], false, [2, 3]],
    [
      'are none when all are graded',
      [
        [1, 0],
        [2, 3],
        [3, 1],
      ],
      false,
      [],
    ],
    ['are only key areas in a key-only questionnaire', [[1, 1]], true, [2]],
    ['are none when every key area is graded in a key-only questionnaire', [[2, 1]], true, []],
  ])('%s', (...row) => {
    const [, own, isKeyOnly, left] = row;
    const ungraded = listUngradedAreas({ areas, own: new Map(own), isKeyOnly });
    expect(ungraded.map(({ id }) => id)).toEqual(left);
  });
});
