import fc from 'fast-check';
import { listIncompleteQuestions } from '../overview/incompleteQuestions.ts';
import { gradeQuestion } from '../grades/scoring.ts';
import { suggestGrade } from '../grades/suggestion.ts';
import { listDisablingKeys, isDisabled, selectAnswersInForce } from './answersInForce.ts';
import { countCompleted, lacksDocument } from './completeness.ts';
import { listAnswerFormKeys, questionCommentKey, questionKey } from './formKeys.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** A single choice with the answers `10 × id` (grade 0) and `10 × id + 1` (grade 3). */
const aQuestion = (id: number, disabledBy?: number) => ({
  id,
  scoring: { kind: 'single' } as const,
  answers: [
    { id: 10 * id, mark: 0 },
    { id: 10 * id + 1, mark: 3 },
  ],
  disabled: false,
  isLocked: false,
  isCommentRequired: false,
  isDocumentRequired: true,
  disabledOn:
    disabledBy === undefined ? null : { questionId: disabledBy, answerId: 10 * disabledBy },
});
type Question = ReturnType<typeof aQuestion>;

const choose = (...chosen: [questionId: number, place: 0 | 1][]): StoredAnswers =>
  Object.fromEntries(
    chosen.map(([id, place]) => [
      questionKey(id),
      { questionId: id, answerId: 10 * id + place, value: true },
    ]),
  );
const chosenIn = (stored: StoredAnswers) =>
  Object.values(stored).map(({ questionId }) => questionId);

describe('the answers that count', () => {
  const chain = [aQuestion(1), aQuestion(2, 1), aQuestion(3, 2)];
  const content = { areas: [{ minGrade: 0, questions: chain }], isKeyOnly: false };
  const inForce = (stored: StoredAnswers) => chosenIn(selectAnswersInForce(content, stored));

  it('are all answers if no question is disabled', () => {
    expect(inForce(choose([1, 1], [2, 1], [3, 1]))).toEqual([1, 2, 3]);
  });

  it('leave out the answers of a question while a chosen answer disables it', () => {
    expect(inForce(choose([1, 0], [2, 1]))).toEqual([1]);
    expect(inForce(choose([1, 1], [2, 1]))).toEqual([1, 2]);
  });

  it('leave out the answers of a question that the edition disables', () => {
    const questions = [aQuestion(1), { ...aQuestion(2), disabled: true }];
    const closed = { areas: [{ minGrade: 0, questions }], isKeyOnly: false };
    expect(chosenIn(selectAnswersInForce(closed, choose([1, 1], [2, 1])))).toEqual([1]);
  });

  it('include the answers of a question if the answer that would disable it does not count itself', () => {
    expect(inForce(choose([1, 0], [2, 0], [3, 1]))).toEqual([1, 3]);
    expect(inForce(choose([1, 1], [2, 0], [3, 1]))).toEqual([1, 2]);
  });

  it('are only those of key areas in a key-only questionnaire; answers of other areas disable nothing', () => {
    const areas = [
      { minGrade: 0, questions: [aQuestion(1)] },
      { minGrade: 2, questions: [aQuestion(2, 1)] },
    ];
    const stored = choose([1, 0], [2, 1]);
    expect(chosenIn(selectAnswersInForce({ areas, isKeyOnly: true }, stored))).toEqual([2]);
    expect(chosenIn(selectAnswersInForce({ areas, isKeyOnly: false }, stored))).toEqual([1]);
  });

  it('leave out the answers of a question that is disabled by an answer outside of the given areas', () => {
    const areas = [{ minGrade: 0, questions: [aQuestion(2, 1)] }];
    const stored = choose([1, 0], [2, 1]);
    expect(chosenIn(selectAnswersInForce({ areas, isKeyOnly: false }, stored))).toEqual([1]);
  });

  it('include comments, also on a disabled question', () => {
    const comment = { [questionCommentKey(2)]: { questionId: 2, answerId: null, value: true } };
    expect(selectAnswersInForce(content, { ...choose([1, 0]), ...comment })).toMatchObject(comment);
  });

  it('of a question depend on the answers to all questions that can disable it, directly or through others', () => {
    const questions = new Map(chain.map((question) => [question.id, question]));
    expect(listDisablingKeys(chain[2]!, questions)).toEqual([
      'question_2',
      'answer_20',
      'question_1',
      'answer_10',
    ]);
  });
});

/**
 * A questionnaire whose questions disable one another. In a random order, a question can only be disabled by an earlier
 * one, so that there is no circle.
 */
const questionnaire = fc
  .record({
    order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
    disablers: fc.array(fc.option(fc.nat(6)), { minLength: 8, maxLength: 8 }),
    byContent: fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }),
    chosen: fc.array(fc.constantFrom(0, 0, 1, null), { minLength: 8, maxLength: 8 }),
    minGrades: fc.tuple(fc.constantFrom(0, 2), fc.constantFrom(0, 2)),
    isKeyOnly: fc.boolean(),
  })
  .map(({ order, disablers, byContent, chosen, minGrades, isKeyOnly }) => {
    const questions = order.map((id, place): Question => {
      const earlier = disablers[place];
      const disabledBy = earlier != null && earlier < place ? order[earlier] : undefined;
      return { ...aQuestion(id, disabledBy), disabled: byContent[place] === 0 };
    });
    const areas = [4, 0].map((from, index) => ({
      minGrade: minGrades[index]!,
      questions: questions.filter(({ id }) => id > from && id <= from + 4),
    }));
    const stored = choose(
      ...order.flatMap((id, place): [number, 0 | 1][] =>
        chosen[place] == null ? [] : [[id, chosen[place] as 0 | 1]],
      ),
    );
    return { inOrder: questions, areas, stored, isKeyOnly };
  });

/** The ids of the questions that apply: a second implementation, which follows the order of the questions. */
function idsApplying({
  inOrder,
  areas,
  stored,
  isKeyOnly,
}: typeof questionnaire extends fc.Arbitrary<infer Value> ? Value : never): Set<number> {
  const applying = new Set<number>();
  for (const { id, disabled, disabledOn } of inOrder) {
    const isOpen =
      !isKeyOnly || areas.find((area) => area.questions.some((one) => one.id === id))!.minGrade > 0;
    const by = disabledOn?.questionId;
    const isOff =
      by !== undefined && applying.has(by) && stored[questionKey(by)]?.answerId === 10 * by;
    if (isOpen && !disabled && !isOff) applying.add(id);
  }
  return applying;
}

test('completeness and grades are the same as if answers that do not count had never been stored', () => {
  let disabledCount = 0;
  fc.assert(
    fc.property(questionnaire, (given) => {
      const { areas, stored, isKeyOnly } = given;
      const applying = idsApplying(given);
      const kept = Object.fromEntries(
        Object.entries(stored).filter(([, { questionId }]) => applying.has(questionId!)),
      );
      const answers = selectAnswersInForce({ areas, isKeyOnly }, stored);
      expect(answers).toEqual(kept);
      for (const { minGrade, questions } of areas) {
        if (isKeyOnly && minGrade === 0) continue;
        const open = questions.filter(({ id }) => applying.has(id));
        disabledCount += questions.length - open.length;
        expect(questions.filter((question) => !isDisabled(question, answers))).toEqual(open);
        const seen = questions.map((question) => gradeQuestion(question, answers));
        const marks = questions.map(({ id }) => {
          const chosen = kept[questionKey(id)]?.answerId;
          return chosen === undefined ? null : chosen === 10 * id ? (0 as const) : (3 as const);
        });
        expect(seen).toEqual(marks);
        expect(suggestGrade(seen)).toBe(suggestGrade(marks));
        expect(countCompleted(questions, answers)).toEqual({
          completed: open.filter((question) =>
            listAnswerFormKeys(question).some((key) => key in kept),
          ).length,
          answerable: open.length,
        });
        const without = { answers, hasDocument: () => false };
        expect(listIncompleteQuestions(questions, without).map(({ question }) => question)).toEqual(
          open,
        );
        expect(
          questions.filter((one) => lacksDocument(one, { answers, hasDocument: false })),
        ).toEqual(open);
      }
    }),
    { numRuns: 2_000, seed: 20_261_126 },
  );
  // Checks that the generated answers disabled questions often enough.
  expect(disabledCount).toBeGreaterThan(1_000);
});
