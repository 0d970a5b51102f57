import { selectAnswersInForce } from '../answers/answersInForce.ts';
import { questionCommentKey, questionKey } from '../answers/formKeys.ts';
import type { StoredAnswer, StoredAnswers } from '../answers/storedAnswers.ts';
import {
  groupMissingByKind,
  findNextIncompleteQuestion,
  listIncompleteQuestions,
  toMissingCounts,
  countMissing,
} from './incompleteQuestions.ts';

const aQuestion = (id: number, more: { [name: string]: unknown } = {}) => ({
  id,
  answers: [{ id: 10 * id }],
  disabled: false,
  disabledOn: null,
  isLocked: false,
  isCommentRequired: false,
  isDocumentRequired: false,
  ...more,
});
const inForce = (stored: StoredAnswers) =>
  selectAnswersInForce({ areas: [], isKeyOnly: false }, stored);
const answered = (questionId: number): StoredAnswer => ({
  questionId,
  answerId: 10 * questionId,
  value: true,
});

const questions = [
  aQuestion(1),
  aQuestion(2, { isCommentRequired: true }),
  aQuestion(3, { isDocumentRequired: true }),
  aQuestion(4, { isDocumentRequired: true, isCommentRequired: true }),
  aQuestion(5, { isLocked: true }),
];

test('missing answers, documents and comments are counted separately, each with the first question that lacks one', () => {
  const incomplete = listIncompleteQuestions(questions, {
    answers: inForce({}),
    hasDocument: () => false,
  });
  expect(groupMissingByKind(incomplete)).toEqual({
    answers: { count: 4, first: questions[0] },
    documents: { count: 2, first: questions[2] },
    comments: { count: 2, first: questions[1] },
  });
  expect(toMissingCounts(groupMissingByKind(incomplete))).toEqual({
    answers: 4,
    documents: 2,
    comments: 2,
  });
  expect(countMissing(incomplete)).toBe(8);
});

test('an answer, comment or document that exists is not counted as missing', () => {
  const answers = inForce({
    [questionKey(1)]: answered(1),
    [questionKey(2)]: answered(2),
    [questionCommentKey(2)]: { questionId: 2, answerId: null, value: true },
    [questionKey(3)]: answered(3),
    [questionKey(4)]: answered(4),
  });
  const incomplete = listIncompleteQuestions(questions, { answers, hasDocument: (id) => id === 3 });
  expect(incomplete).toEqual([{ question: questions[3], parts: ['comment', 'document'] }]);
  expect(groupMissingByKind(incomplete).answers).toEqual({ count: 0, first: null });
});

describe('the question to continue with', () => {
  const incomplete = [2, 4].map((at) => ({
    question: questions[at - 1]!,
    parts: ['answer' as const],
  }));
  const nextAfter = (lastAnsweredId: number | undefined) =>
    findNextIncompleteQuestion(incomplete, { order: questions, lastAnsweredId })?.id;

  test.each([
    ['the first incomplete one for somebody who has not answered yet', undefined, 2],
    ['the next incomplete one after the last answer', 2, 4],
    ['the next incomplete one after a complete question', 3, 4],
    ['the first incomplete one if none follows', 4, 2],
    ['the first incomplete one if the last answered question does not count any more', 99, 2],
  ])('is %s', (_, last, next) => {
    expect(nextAfter(last)).toBe(next);
  });

  test('does not exist if nothing is incomplete', () => {
    expect(findNextIncompleteQuestion([], { order: questions, lastAnsweredId: 1 })).toBeUndefined();
  });
});
