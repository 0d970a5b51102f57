import { z } from 'zod';
import type { Action } from './action.ts';
import { language, questionnaireInput } from './fields.ts';
import {
  areaCommentInput,
  areaCommentReply,
  areaGradeInput,
  beyondMarksReply,
  beyondStatsReply,
  beyondUpdateInput,
  beyondUpdateReply,
  certifierComment,
  finalGradeSetReply,
  finalizationResetInput,
  finalizationResetReply,
  finalizeReply,
  questionCommentInput,
  questionCommentListInput,
  questionCommentReply,
  settingUpdateInput,
} from './grading.ts';
import { historyInput, historyReply } from './history.ts';
import { gradeSetReply, settings } from './questionnaires.ts';

/** The actions for grading: grades, comments, Above-and-Beyond marks, and the options of the questionnaire. */
export const gradingActions = {
  /** Sets or clears (null) the caller's own grade of an area. */
  certifierAreaGradeSet: {
    method: 'POST',
    may: 'team',
    input: areaGradeInput,
    reply: gradeSetReply,
  },
  /**
   * Finalizes the caller's own grades. While grades are missing it is refused with `grades-missing` and the list of
   * those areas.
   */
  certifierFinalizeGrades: {
    method: 'POST',
    may: 'team',
    input: questionnaireInput,
    reply: finalizeReply,
  },
  /** Resets one finalization; requires a `reason` once the team has seen each other's grades. */
  certifierFinalizationReset: {
    method: 'POST',
    may: 'main-certifier',
    input: finalizationResetInput,
    reply: finalizationResetReply,
  },
  /** Sets or clears (null) the final grade of an area, once everybody has finalized. */
  certifierAreaFinalGradeSet: {
    method: 'POST',
    may: 'main-certifier',
    input: areaGradeInput,
    reply: finalGradeSetReply,
  },
  /** Sets one of the four option toggles. */
  questionnaireSettingUpdate: {
    method: 'POST',
    may: 'main-certifier',
    input: settingUpdateInput,
    reply: settings,
  },
  /**
   * Sets the caller's own comment on an area. Like the own grades, the comment is hidden from the rest of the team
   * until everybody has finalized.
   */
  certifierAreaCommentSet: {
    method: 'POST',
    may: 'team',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Sets the final comment on an area, once everybody has finalized. */
  certifierAreaFinalCommentSet: {
    method: 'POST',
    may: 'main-certifier',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Alias of `certifierAreaFinalCommentSet`. */
  certifierAreaCommentFinalSet: {
    method: 'POST',
    may: 'main-certifier',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Adds a note on a question, or changes one of the caller's own; the whole team sees it at once. */
  certifierAreaQuestionCommentSet: {
    method: 'POST',
    may: 'team',
    input: questionCommentInput,
    reply: questionCommentReply,
  },
  /** The notes on a question, including those of the organisation's earlier questionnaires; oldest first. */
  certifierAreaQuestionCommentList: {
    method: 'POST',
    may: 'team',
    questionnaireIn: 'questionnaireId',
    input: questionCommentListInput,
    reply: z.array(certifierComment),
  },
  /** Marks an Above-and-Beyond question, or removes the mark. */
  aboveBeyondUpdate: {
    method: 'POST',
    may: 'team',
    input: beyondUpdateInput,
    reply: beyondUpdateReply,
  },
  /** The share of marked questions in each Above-and-Beyond category. */
  aboveBeyondStats: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language: language.optional() }),
    reply: beyondStatsReply,
    hasETag: true,
  },
  /** Who changed what and when on one question or one area. */
  questionnaireHistory: {
    method: 'GET',
    may: 'team',
    input: historyInput,
    reply: historyReply,
  },
  aboveBeyondCertifierUpdates: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput,
    reply: beyondMarksReply,
  },
} satisfies Record<string, Action>;
