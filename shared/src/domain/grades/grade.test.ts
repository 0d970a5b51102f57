import { beyondGrade, grades, toHalfSteps, isBeyondGrade, isGrade } from './grade.ts';

describe('the grades', () => {
  it('are 0 to 3 in half steps', () => {
    expect(grades).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
  });

  test.each([0, 0.5, 3])('%p is a grade', (value) => expect(isGrade(value)).toBe(true));
  test.each([-0.5, 0.25, 2.75, 3.5, 4, NaN, '2', null, undefined, true])(
    '%p is not a grade',
    (value) => expect(isGrade(value)).toBe(false),
  );
});

describe('a grade as a number of half steps in a sum', () => {
  it('is twice the grade', () => {
    expect(grades.map(toHalfSteps)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('counts 3+ as 3', () => {
    expect(toHalfSteps(beyondGrade)).toBe(toHalfSteps(3));
    expect(isBeyondGrade(beyondGrade)).toBe(true);
    expect(isBeyondGrade(3)).toBe(false);
    expect(isBeyondGrade(null)).toBe(false);
  });

  test.each([-0.5, 0.3, 3.5, 5, NaN])('throws for %p, which is not a grade', (value) => {
    expect(() => toHalfSteps(value as 3)).toThrow(RangeError);
  });
});
