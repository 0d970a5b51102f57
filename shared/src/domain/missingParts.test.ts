import { listMissingParts } from './missingParts.ts';
import type { StoredAnswers } from './storedAnswers.ts';

const question = {
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
    { says: 'everything at first', stored: {}, lacks: ['answer', 'comment', 'document'] },
    {
      says: 'no answer once there is one, and zero is one',
      stored: answer,
      lacks: ['comment', 'document'],
    },
    { says: 'no comment once it is written', stored: comment, lacks: ['answer', 'document'] },
    {
      says: 'the comment again when it was cleared',
      stored: { ...answer, question_comments_7: given(false) },
      lacks: ['comment', 'document'],
    },
    {
      says: 'nothing while another answer disables it',
      stored: { question_6: given(true, 61) },
      lacks: [],
    },
  ])('is $says', ({ stored, lacks }) => {
    expect(listMissingParts(question, { stored, hasDocument: false })).toEqual(lacks);
  });

  it('is nothing when all is there', () => {
    expect(
      listMissingParts(question, { stored: { ...answer, ...comment }, hasDocument: true }),
    ).toEqual([]);
  });

  it('is no comment and no document where none is required', () => {
    const plain = { ...question, isCommentRequired: false, isDocumentRequired: false };
    expect(listMissingParts(plain, { stored: {}, hasDocument: false })).toEqual(['answer']);
  });

  it('is nothing on a locked question, which the client cannot change', () => {
    const locked = { ...question, isLocked: true };
    expect(listMissingParts(locked, { stored: {}, hasDocument: false })).toEqual([]);
  });
});
