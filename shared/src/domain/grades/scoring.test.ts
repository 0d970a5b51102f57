import fc from 'fast-check';
import { selectAnswersInForce, type AnswersInForce } from '../answers/answersInForce.ts';
import { answerKey, questionKey } from '../answers/formKeys.ts';
import { grades, type Grade, type QuestionGrade } from './grade.ts';
import { gradeQuestion, type ScoredQuestion, type ScoringRule } from './scoring.ts';
import type { AnswerValue, StoredAnswers } from '../answers/storedAnswers.ts';
import { suggestGrade } from './suggestion.ts';

const question = (scoring: ScoringRule, ...marks: (number | null)[]): ScoredQuestion => ({
  id: 1,
  scoring,
  answers: marks.map((mark, place) => ({ id: 11 + place, mark })),
});
const inForce = (stored: StoredAnswers) =>
  selectAnswersInForce({ areas: [], isKeyOnly: false }, stored);
const chosen = (answerId: number | null, value: AnswerValue | null = true): AnswersInForce =>
  inForce({ [questionKey(1)]: { questionId: 1, answerId, value } });
const given = (...values: (AnswerValue | null)[]): AnswersInForce =>
  inForce(
    Object.fromEntries(
      values.map((value, place) => [
        answerKey(11 + place),
        { questionId: 1, answerId: 11 + place, value },
      ]),
    ),
  );

describe('the grade of a single choice', () => {
  const single = question({ kind: 'single' }, 0, 1.5, null);
  test.each<[string, AnswersInForce, number | null]>([
    ['nothing was chosen: no grade', inForce({}), null],
    ['the choice was cleared: no grade', chosen(12, false), null],
    ['the worst answer was chosen: grade 0', chosen(11), 0],
    ['an answer with the grade 1.5 was chosen: grade 1.5', chosen(12), 1.5],
    ['an answer without a grade in the edition was chosen: no grade', chosen(13), null],
    ['the stored answer belongs to another question: no grade', chosen(99), null],
    ['the stored choice names no answer: no grade', chosen(null), null],
    ['an answer was ticked and none was chosen: no grade', given(true), null],
  ])('when %s', (_, stored, grade) => {
    expect(gradeQuestion(single, stored)).toBe(grade);
  });

  it('cannot be calculated if the edition gives an answer a value that is not a grade', () => {
    expect(() => gradeQuestion(question({ kind: 'single' }, 1.25), chosen(11))).toThrow(RangeError);
  });
});

describe('the grade of a question whose ticked answers are added up', () => {
  const sum = question({ kind: 'sum' }, 1, 1.5, 2, null);
  test.each<[string, AnswersInForce, number | null]>([
    ['nothing was ticked: no grade', inForce({}), null],
    ['every tick was cleared: no grade', given(false, false), null],
    ['an answer with the value 1 was ticked: grade 1', given(true), 1],
    ['answers with the values 1 and 1.5 were ticked: grade 2.5', given(true, true), 2.5],
    ['the ticked answers add up to exactly 3: grade 3', given(true, false, true), 3],
    ['the ticked answers add up to more than 3: grade 3', given(true, true, true), 3],
    ['only an answer without a value was ticked: grade 0', given(false, false, false, true), 0],
    ['a choice is stored in place of ticks: no grade', chosen(11), null],
  ])('when %s', (_, stored, grade) => {
    expect(gradeQuestion(sum, stored)).toBe(grade);
  });

  it('is never above 3, and never falls when one more answer is ticked', () => {
    const marks = fc.array(fc.constantFrom(...grades), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(marks, (all) => {
        const asked = question({ kind: 'sum' }, ...all);
        const byTicks = all.map(
          (_, ticks) =>
            gradeQuestion(asked, given(...all.map((_, place) => place <= ticks))) as number,
        );
        expect(byTicks.at(-1)).toBe(
          Math.min(
            3,
            all.reduce<number>((sum, mark) => sum + mark, 0),
          ),
        );
        expect(byTicks).toEqual([...byTicks].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the grade of a number, with grade 0 from 0, grade 1.5 from 40 and grade 3 from 80,', () => {
  const asked = question(
    {
      kind: 'bands',
      bands: [
        { from: 0, gives: 0 },
        { from: 40, gives: 1.5 },
        { from: 80, gives: 3 },
      ],
    },
    null,
  );
  test.each<[AnswerValue | null, number | null]>([
    [0, 0],
    [39, 0],
    [40, 1.5],
    [79.99, 1.5],
    [80, 3],
    [99_999_999, 3],
    [false, null],
    [null, null],
    ['40', null],
  ])('for %j is %j', (value, grade) => {
    expect(gradeQuestion(asked, given(value))).toBe(grade);
  });

  it('does not exist before the question is answered', () => {
    expect(gradeQuestion(asked, inForce({}))).toBeNull();
  });
});

describe('the grade of an Above-and-Beyond question', () => {
  const marked = question({ kind: 'marked' }, 3);
  it('is 3+ once the team has marked it, whatever was answered', () => {
    expect(gradeQuestion(marked, inForce({}), true)).toBe(4);
    expect(gradeQuestion(marked, chosen(11), true)).toBe(4);
  });

  it('does not exist while the team has not marked it', () => {
    expect(gradeQuestion(marked, chosen(11))).toBeNull();
  });

  it('is the only grade that the team’s mark changes; questions of other kinds ignore the mark', () => {
    expect(gradeQuestion(question({ kind: 'single' }, 1), chosen(11), true)).toBe(1);
    expect(gradeQuestion(question({ kind: 'none' }, 1), chosen(11), true)).toBeNull();
  });
});

test('a question that is not scored never has a grade', () => {
  expect(gradeQuestion(question({ kind: 'none' }, 3), chosen(11))).toBeNull();
});

describe('a better answer', () => {
  const anyMarks = fc.array(fc.constantFrom(...grades), { minLength: 2, maxLength: 6 });
  const twoPlaces = fc.tuple(fc.nat(5), fc.nat(5));
  const rest = fc.array(fc.constantFrom<QuestionGrade>(...grades, 4, null));

  test.each<[string, (marks: Grade[], place: number) => QuestionGrade]>([
    [
      'that is chosen in place of a worse one',
      (marks, place) => gradeQuestion(question({ kind: 'single' }, ...marks), chosen(11 + place)),
    ],
    [
      'that is ticked in addition',
      (marks, place) =>
        gradeQuestion(
          question({ kind: 'sum' }, ...marks),
          given(...marks.map((_, other) => other <= place)),
        ),
    ],
    [
      'that is a number in a higher band',
      (marks, place) => {
        const bands = marks.map((gives, band) => ({ from: 10 * band, gives }));
        return gradeQuestion(question({ kind: 'bands', bands }, null), given(10 * place + 9));
      },
    ],
  ])('%s never lowers the grade or the area’s system suggestion', (_, gradeAt) => {
    fc.assert(
      fc.property(anyMarks, twoPlaces, rest, (marks, places, others) => {
        const rising = [...marks].sort((a, b) => a - b);
        const [worse, better] = places
          .map((place) => place % marks.length)
          .sort((a, b) => a - b)
          .map((place) => gradeAt(rising, place) as Grade);
        expect(better).toBeGreaterThanOrEqual(worse!);
        expect(suggestGrade([...others, better!])).toBeGreaterThanOrEqual(
          suggestGrade([...others, worse!])!,
        );
      }),
    );
  });

  test('that the team marks as Above and Beyond never lowers the area’s system suggestion', () => {
    const marked = gradeQuestion(question({ kind: 'marked' }), inForce({}), true);
    fc.assert(
      fc.property(rest, fc.constantFrom(...grades), (others, grade) => {
        expect(suggestGrade([...others, marked])).toBeGreaterThanOrEqual(
          suggestGrade([...others, grade])!,
        );
      }),
    );
  });
});
