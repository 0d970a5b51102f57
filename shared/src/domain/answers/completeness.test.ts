import { listDisablingKeys, isDisabled, selectAnswersInForce } from './answersInForce.ts';
import {
  completenessPercent,
  countCompleted,
  isCompleted,
  type AnswerableQuestion,
  lacksDocument,
  listMissingParts,
} from './completeness.ts';
import { listAnswerFormKeys } from './formKeys.ts';
import {
  isAnswered,
  type AnswerValue,
  type StoredAnswers,
  findGivenValue,
} from './storedAnswers.ts';

const question = (given: Partial<AnswerableQuestion> = {}): AnswerableQuestion => ({
  id: 1,
  answers: [{ id: 11 }, { id: 12 }],
  disabled: false,
  isLocked: false,
  disabledOn: null,
  ...given,
});
const stored = (key: string, value: AnswerValue | null, answerId: number | null = null) =>
  ({ [key]: { questionId: null, answerId, value } }) as StoredAnswers;
const inForce = (stored: StoredAnswers) =>
  selectAnswersInForce({ areas: [], isKeyOnly: false }, stored);

describe('a stored value', () => {
  test.each<[AnswerValue | null, boolean]>([
    [null, false],
    [false, false],
    ['', false],
    [' \n\t', false],
    [{}, false],
    [true, true],
    [0, true],
    ['0', true],
    ['text', true],
    [{ staff: 0 }, true],
  ])('%j counts as an answer: %j', (value, expected) => {
    expect(isAnswered({ questionId: null, answerId: null, value })).toBe(expected);
  });
});

describe('a question', () => {
  it('is completed by a choice, any of its answers or an additional input', () => {
    expect(listAnswerFormKeys(question())).toEqual([
      'question_1',
      'answer_11',
      'answer_additional_11',
      'answer_12',
      'answer_additional_12',
    ]);
    for (const key of listAnswerFormKeys(question()))
      expect(isCompleted(question(), stored(key, true))).toBe(true);
  });

  test.each(['question_comments_1', 'area_comments_1', 'question_2', 'answer_13', 'answer_1'])(
    'with the id 1 and the answers 11 and 12 is not completed by a value under the key %s',
    (key) => expect(isCompleted(question(), stored(key, true))).toBe(false),
  );

  it('is not completed by a cleared answer', () => {
    expect(isCompleted(question(), stored('answer_11', false))).toBe(false);
  });
});

describe('the value that was given for an answer', () => {
  test.each<[string, StoredAnswers, AnswerValue | null]>([
    ['nothing when nothing was answered', {}, null],
    ['true when it was chosen', stored('question_2', true, 21), true],
    ['nothing when another answer was chosen', stored('question_2', true, 22), null],
    ['nothing when the choice was cleared', stored('question_2', false, 21), null],
    ['true when it was ticked', stored('answer_21', true, 21), true],
    ['nothing when the tick was cleared', stored('answer_21', false, 21), null],
    ['the number that was entered', stored('answer_21', 0, 21), 0],
    ['the cells that were filled', stored('answer_21', { age_past: 41 }, 21), { age_past: 41 }],
    [
      'nothing when only its additional input is filled',
      stored('answer_additional_21', 'x', 21),
      null,
    ],
  ])('is %s', (_, answers, expected) => {
    expect(findGivenValue({ questionId: 2, answerId: 21 }, answers)).toEqual(expected);
  });
});

describe('a question that can be disabled by an answer to another question', () => {
  const dependent = question({ disabledOn: { questionId: 2, answerId: 21 } });

  test.each<[string, StoredAnswers, boolean]>([
    ['nothing was answered: not disabled', {}, false],
    ['the disabling answer was chosen: disabled', stored('question_2', true, 21), true],
    [
      'another answer than the disabling one was chosen: not disabled',
      stored('question_2', true, 22),
      false,
    ],
    [
      'the choice of the disabling answer was cleared: not disabled',
      stored('question_2', false, 21),
      false,
    ],
    ['the disabling answer was ticked: disabled', stored('answer_21', true, 21), true],
    ['zero was entered for the disabling answer: disabled', stored('answer_21', 0, 21), true],
    [
      'the tick of the disabling answer was cleared: not disabled',
      stored('answer_21', false, 21),
      false,
    ],
    [
      'the id of the disabling answer is stored for another question: not disabled',
      stored('question_3', true, 21),
      false,
    ],
  ])('when %s', (_, answers, expected) => {
    expect(isDisabled(dependent, inForce(answers))).toBe(expected);
  });

  it('is disabled if the edition says so, whatever was answered', () => {
    expect(isDisabled(question({ disabled: true }), inForce({}))).toBe(true);
  });

  it('is disabled only by what is stored for the disabling answer or for the question of that answer', () => {
    expect(listDisablingKeys(question(), new Map())).toEqual([]);
    expect(listDisablingKeys(dependent, new Map())).toEqual(['question_2', 'answer_21']);
  });
});

describe('the completeness of an area', () => {
  it('leaves out questions that are locked, disabled by the edition, or disabled by another answer', () => {
    const questions = [
      question(),
      question({ id: 2, answers: [{ id: 21 }] }),
      question({ id: 3, answers: [], disabled: true }),
      question({ id: 4, answers: [{ id: 41 }], disabledOn: { questionId: 2, answerId: 21 } }),
      question({ id: 5, answers: [{ id: 51 }], isLocked: true }),
    ];
    const answers = { ...stored('question_2', true, 21), ...stored('answer_41', true) };
    expect(countCompleted(questions, inForce(answers))).toEqual({ completed: 1, answerable: 2 });
    expect(countCompleted(questions, inForce(stored('answer_41', true)))).toEqual({
      completed: 1,
      answerable: 3,
    });
  });

  test.each([
    [0, 0, 100],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 66],
    [3, 3, 100],
    [199, 200, 99],
    [1, 200, 0],
  ])(
    'with %d of %d questions completed is %d percent, rounded down',
    (completed, answerable, percent) => {
      expect(completenessPercent({ completed, answerable })).toBe(percent);
    },
  );
});

const incomplete = {
  id: 7,
  answers: [{ id: 70 }],
  disabled: false,
  disabledOn: { questionId: 6, answerId: 61 },
  isLocked: false,
  isCommentRequired: true,
  isDocumentRequired: true,
};
const given = (value: StoredAnswers[string]['value'], answerId: number | null = null) => ({
  questionId: 7,
  answerId,
  value,
});
const answer: StoredAnswers = { answer_70: given(0, 70) };
const comment: StoredAnswers = { question_comments_7: given(true) };

describe('what is still missing on a question', () => {
  it.each([
    {
      says: 'answer, comment and document at first',
      stored: {},
      lacks: ['answer', 'comment', 'document'],
    },
    {
      says: 'only comment and document once there is an answer, also if the answer is zero',
      stored: answer,
      lacks: ['comment', 'document'],
    },
    {
      says: 'only answer and document once the comment is written',
      stored: comment,
      lacks: ['answer', 'document'],
    },
    {
      says: 'comment and document once the comment was cleared',
      stored: { ...answer, question_comments_7: given(false) },
      lacks: ['comment', 'document'],
    },
    {
      says: 'nothing while the answer to another question disables it',
      stored: { question_6: given(true, 61) },
      lacks: [],
    },
  ])('is $says', ({ stored, lacks }) => {
    expect(listMissingParts(incomplete, { answers: inForce(stored), hasDocument: false })).toEqual(
      lacks,
    );
  });

  it('is nothing when answer, comment and document exist', () => {
    expect(
      listMissingParts(incomplete, {
        answers: inForce({ ...answer, ...comment }),
        hasDocument: true,
      }),
    ).toEqual([]);
  });

  it('is only the answer where neither a comment nor a document is required', () => {
    const plain = { ...incomplete, isCommentRequired: false, isDocumentRequired: false };
    expect(listMissingParts(plain, { answers: inForce({}), hasDocument: false })).toEqual([
      'answer',
    ]);
  });

  it('is nothing on a locked question, because the client cannot change it', () => {
    const locked = { ...incomplete, isLocked: true };
    expect(listMissingParts(locked, { answers: inForce({}), hasDocument: false })).toEqual([]);
  });
});

describe('the document of a question', () => {
  it.each([
    {
      is: 'missing if it is required and not attached',
      question: {},
      hasDocument: false,
      lacks: true,
    },
    {
      is: 'not missing if it is required and attached',
      question: {},
      hasDocument: true,
      lacks: false,
    },
    {
      is: 'missing also on a locked question',
      question: { isLocked: true },
      hasDocument: false,
      lacks: true,
    },
    {
      is: 'never missing on a question that requires no document',
      question: { isDocumentRequired: false },
      hasDocument: false,
      lacks: false,
    },
    {
      is: 'never missing on a question that the edition disables',
      question: { disabled: true },
      hasDocument: false,
      lacks: false,
    },
  ])('is $is', ({ question, hasDocument, lacks }) => {
    expect(
      lacksDocument({ ...incomplete, ...question }, { answers: inForce({}), hasDocument }),
    ).toBe(lacks);
  });

  it('is not missing while the answer to another question disables the question', () => {
    const stored = { question_6: given(true, 61) };
    expect(lacksDocument(incomplete, { answers: inForce(stored), hasDocument: false })).toBe(false);
  });
});
