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

/** A grade of an area; null clears. */
export const areaGradeInput = onQuestionnaire.extend({
  areaId: id,
  grade,
  /** The `answersDigest` that the person saw; without it the grade is given on what stands there now (decisions §4). */
  seen: answersDigest.optional(),
});

/** Whether the caller, and whether everybody in the team, has finalized. */
export const finalizeReply = z.object({ ownFinalized: flag, finalized: flag });

export const finalizationResetInput = onQuestionnaire.extend({
  /** The person in the team whose finalization is set back. */
  accountId: id,
  /** Needed once everybody had finalized; the whole team reads it in the history. */
  reason: text.optional(),
});
export const finalizationResetReply = z.object({ finalized: flag });

export const finalGradeSetReply = z.object({ grade, setAt: instant.nullable() });

/** One setting; `value` as spec 1 §7 has it (see `settingFromWire`). */
export const settingUpdateInput = onQuestionnaire.extend({
  setting: z.enum(wireSettings),
  value: z.boolean(),
});

/** A comment on an area: blank deletes. */
export const areaCommentInput = onQuestionnaire.extend({ areaId: id, content: text });
export const areaCommentReply = z.object({
  /** Null when there is none any more. */
  content: z.string().nullable(),
  changedAt: instant.nullable(),
});

/** A certifier's comment on a question (spec 1 §3). */
export const certifierComment = z.object({
  id: z.number(),
  content: z.string(),
  /** Another one than the asked one: written in an earlier year. */
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
  /** Without it the comment is a new one. */
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
    /** Whether it is at the programme's threshold (decisions §2). */
    reached: flag,
  }),
);

/** By `question_{id}`: whether the team has marked it; all Above-and-Beyond questions of the edition. */
export const beyondMarksReply = z.record(z.string(), z.boolean());
