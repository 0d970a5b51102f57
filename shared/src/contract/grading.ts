import { z } from 'zod';
import { beyondCategories, wireSettings } from '../domain/index.ts';
import {
  answersDigest,
  flag,
  grade,
  id,
  instant,
  onQuestionnaire,
  percent,
  text,
} from './fields.ts';

/** A grade of an area; null clears it. */
export const areaGradeInput = onQuestionnaire.extend({
  areaId: id,
  grade,
  /** The `answersDigest` that the person saw; without it the grade refers to the current answers. */
  seen: answersDigest.optional(),
});

/** Whether the caller has finalized, and whether the whole team has. */
export const finalizeReply = z.object({ ownFinalized: flag, finalized: flag });

export const finalizationResetInput = onQuestionnaire.extend({
  /** The team member whose finalization is reset. */
  accountId: id,
  /** Required once everybody had finalized; the whole team sees it in the history. */
  reason: text.optional(),
});
export const finalizationResetReply = z.object({ finalized: flag });

export const finalGradeSetReply = z.object({ grade, setAt: instant.nullable() });

/** One setting; for `value` see `settingFromWire`. */
export const settingUpdateInput = onQuestionnaire.extend({
  setting: z.enum(wireSettings),
  value: z.boolean(),
});

/** A comment on an area; blank deletes it. */
export const areaCommentInput = onQuestionnaire.extend({ areaId: id, content: text });
export const areaCommentReply = z.object({
  /** Null after deletion. */
  content: z.string().nullable(),
  changedAt: instant.nullable(),
});

/** A certifier's comment on a question. */
export const certifierComment = z.object({
  id: z.number(),
  content: z.string(),
  /** Differs from the requested questionnaire if it was written in an earlier year. */
  questionnaireId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: instant,
  editable: flag,
});
export type CertifierComment = z.output<typeof certifierComment>;

export const questionCommentInput = onQuestionnaire.extend({
  questionId: id,
  /** Blank deletes. */
  content: text,
  /** Missing for a new comment. */
  commentId: id.nullish(),
});
export const questionCommentReply = z.object({ comment: certifierComment.nullable() });

export const questionCommentListInput = z.object({ questionnaireId: id, questionId: id });

export const beyondUpdateInput = onQuestionnaire.extend({ questionId: id, grade: z.boolean() });
export const beyondUpdateReply = z.object({ grade: z.boolean() });

export const beyondStatsReply = z.array(
  z.object({
    category: z.enum(beyondCategories),
    /** Null for a category without questions in this edition. */
    percentage: percent.nullable(),
    /** Whether it reaches the programme's threshold. */
    reached: flag,
  }),
);

/** By `question_{id}`: whether the team has marked it; contains all Above-and-Beyond questions of the edition. */
export const beyondMarksReply = z.record(z.string(), z.boolean());
