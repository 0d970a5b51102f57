import { questionnaireInput, language } from './fields.ts';
import type { Action } from './action.ts';
import {
  beyondInput,
  collectedReply,
  missingReply,
  questionListReply,
  savedInput,
  savedReply,
} from './collected.ts';
import { settings } from './questionnaires.ts';

/** The actions for answering a questionnaire, except saving answers: bookmarks, overviews, the final submission. */
export const answeringActions = {
  /**
   * Lists the questions without an answer, a required comment or a required document. Shown before the final
   * submission.
   */
  questionnaireMissing: {
    method: 'GET',
    may: 'client',
    input: questionnaireInput.extend({ language }),
    reply: missingReply,
  },
  /** Locks the questionnaire: the answers are final until the main certifier opens it again. */
  questionnaireSubmit: {
    method: 'POST',
    may: 'client',
    input: questionnaireInput,
    reply: settings,
  },
  /** The questions that the caller has bookmarked, with all data needed to answer them. */
  savedQuestions: {
    method: 'GET',
    may: 'client',
    input: questionnaireInput.extend({ language }),
    reply: collectedReply,
  },
  /** Bookmarks a question for the caller only. */
  questionSavedAdd: { method: 'POST', may: 'client', input: savedInput, reply: savedReply },
  questionSavedRemove: { method: 'POST', may: 'client', input: savedInput, reply: savedReply },
  /** Aliases of the two actions above. */
  questionnaireSavedAdd: { method: 'POST', may: 'client', input: savedInput, reply: savedReply },
  questionnaireSavedRemove: { method: 'POST', may: 'client', input: savedInput, reply: savedReply },
  /** All questions, each with its number of documents. */
  questions: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language }),
    reply: questionListReply,
  },
  /** The questions of one Above-and-Beyond category (`slug`). */
  aboveBeyond: {
    method: 'GET',
    may: 'team',
    input: beyondInput,
    reply: collectedReply,
    hasETag: true,
  },
} satisfies Record<string, Action>;
