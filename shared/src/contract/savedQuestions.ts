import { z } from 'zod';
import type { Action } from './action.ts';
import { collectedReply } from './areas.ts';
import { flag, id, language, questionnaireInput } from './fields.ts';

const savedInput = questionnaireInput.extend({ questionId: id });
const savedReply = z.object({ saved: flag });

/** The actions for the questions that a client has bookmarked. */
export const savedQuestionActions = {
  /** The questions that the caller has bookmarked, with all data needed to answer them. */
  savedQuestions: {
    method: 'GET',
    may: 'client',
    input: questionnaireInput.extend({ language }),
    reply: collectedReply,
  },
  /** Bookmarks a question for the caller only. */
  questionSavedAdd: {
    method: 'POST',
    transaction: 'shared',
    may: 'client',
    input: savedInput,
    reply: savedReply,
  },
  questionSavedRemove: {
    method: 'POST',
    transaction: 'shared',
    may: 'client',
    input: savedInput,
    reply: savedReply,
  },
  /** Alias of `questionSavedAdd`. */
  questionnaireSavedAdd: {
    method: 'POST',
    transaction: 'shared',
    may: 'client',
    input: savedInput,
    reply: savedReply,
  },
  /** Alias of `questionSavedRemove`. */
  questionnaireSavedRemove: {
    method: 'POST',
    transaction: 'shared',
    may: 'client',
    input: savedInput,
    reply: savedReply,
  },
} satisfies Record<string, Action>;
