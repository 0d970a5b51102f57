import { z } from 'zod';
import type { Action } from './action.ts';
import { language, onQuestionnaire } from './fields.ts';
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

/** What a team asks of the server to grade: grades, comments, marks and the option toggles (spec 1 §7). */
export const gradingActions = {
  /** Sets or clears (null) the caller's own grade of an area. */
  certifierAreaGradeSet: {
    method: 'POST',
    may: 'team',
    input: areaGradeInput,
    reply: gradeSetReply,
  },
  /** Finalizes the caller's own grades; `grades-missing` with the areas that have none (decisions §3). */
  certifierFinalizeGrades: {
    method: 'POST',
    may: 'team',
    input: onQuestionnaire,
    reply: finalizeReply,
  },
  /** Sets one finalization back; with a `reason` once the team has seen each other's grades (not in the spec). */
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
  /** Moves one of the four option toggles. */
  questionnaireSettingUpdate: {
    method: 'POST',
    may: 'main-certifier',
    input: settingUpdateInput,
    reply: settings,
  },
  /** Sets the caller's own comment on an area; blind like own grades. */
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
  /** The same under its other name (decisions §5). */
  certifierAreaCommentFinalSet: {
    method: 'POST',
    may: 'main-certifier',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Adds a note on a question, or changes one's own; the whole team reads it at once. */
  certifierAreaQuestionCommentSet: {
    method: 'POST',
    may: 'team',
    input: questionCommentInput,
    reply: questionCommentReply,
  },
  /** The notes on a question, those of the organisation's earlier questionnaires too; oldest first. */
  certifierAreaQuestionCommentList: {
    method: 'POST',
    may: 'team',
    questionnaireIn: 'questionnaireId',
    input: questionCommentListInput,
    reply: z.array(certifierComment),
  },
  /** Marks an Above-and-Beyond question, or takes the mark away. */
  aboveBeyondUpdate: {
    method: 'POST',
    may: 'team',
    input: beyondUpdateInput,
    reply: beyondUpdateReply,
  },
  /** How much of each Above-and-Beyond category is marked. */
  aboveBeyondStats: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire.extend({ language: language.optional() }),
    reply: beyondStatsReply,
    hasETag: true,
  },
  /** Who changed what and when on one question or one area (not in the spec). */
  questionnaireHistory: {
    method: 'GET',
    may: 'team',
    input: historyInput,
    reply: historyReply,
  },
  aboveBeyondCertifierUpdates: {
    method: 'GET',
    may: 'team',
    input: onQuestionnaire,
    reply: beyondMarksReply,
  },
} satisfies Record<string, Action>;
