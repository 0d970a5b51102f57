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

describe('a question with one choice', () => {
  const single = question({ kind: 'single' }, 0, 1.5, null);
  test.each<[string, AnswersInForce, number | null]>([
    ['nothing was chosen', inForce({}), null],
    ['the choice was cleared', chosen(12, false), null],
    ['the worst was chosen', chosen(11), 0],
    ['the middle was chosen', chosen(12), 1.5],
    ['an answer without a mark was chosen', chosen(13), null],
    ['an answer of another question stands there', chosen(99), null],
    ['no answer is named', chosen(null), null],
    ['only its answers were ticked', given(true), null],
  ])('when %s', (_, stored, grade) => {
    expect(gradeQuestion(single, stored)).toBe(grade);
  });

  it('cannot have a mark that is no grade', () => {
    expect(() => gradeQuestion(question({ kind: 'single' }, 1.25), chosen(11))).toThrow(RangeError);
  });
});

describe('a question whose marks are added', () => {
  const sum = question({ kind: 'sum' }, 1, 1.5, 2, null);
  test.each<[string, AnswersInForce, number | null]>([
    ['nothing was ticked', inForce({}), null],
    ['every tick was cleared', given(false, false), null],
    ['one was ticked', given(true), 1],
    ['two were ticked', given(true, true), 2.5],
    ['exactly 3 comes together', given(true, false, true), 3],
    ['more than 3 comes together', given(true, true, true), 3],
    ['only one without a mark was ticked', given(false, false, false, true), 0],
    ['a choice was made instead', chosen(11), null],
  ])('when %s', (_, stored, grade) => {
    expect(gradeQuestion(sum, stored)).toBe(grade);
  });

  it('never grades above 3, nor lower for one tick more', () => {
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

describe('a question with a number', () => {
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
  ])('that is %j', (value, grade) => {
    expect(gradeQuestion(asked, given(value))).toBe(grade);
  });

  it('has no grade before it is answered', () => {
    expect(gradeQuestion(asked, inForce({}))).toBeNull();
  });
});

describe('an Above-and-Beyond question', () => {
  const marked = question({ kind: 'marked' }, 3);
  it('is 3+ when the team has marked it, whatever was answered', () => {
    expect(gradeQuestion(marked, inForce({}), true)).toBe(4);
    expect(gradeQuestion(marked, chosen(11), true)).toBe(4);
  });

  it('has no grade otherwise', () => {
    expect(gradeQuestion(marked, chosen(11))).toBeNull();
  });

  it('is the only one that a mark lifts', () => {
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
      'that is chosen',
      (marks, place) => gradeQuestion(question({ kind: 'single' }, ...marks), chosen(11 + place)),
    ],
    [
      'that is ticked besides',
      (marks, place) =>
        gradeQuestion(
          question({ kind: 'sum' }, ...marks),
          given(...marks.map((_, other) => other <= place)),
        ),
    ],
    [
      'that is a number of a higher band',
      (marks, place) => {
        const bands = marks.map((gives, band) => ({ from: 10 * band, gives }));
        return gradeQuestion(question({ kind: 'bands', bands }, null), given(10 * place + 9));
      },
    ],
  ])('%s never lowers the grade or the area’s suggestion', (_, gradeAt) => {
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

  test('is an Above-and-Beyond mark, which lowers no suggestion', () => {
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
