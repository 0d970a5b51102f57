import { z } from 'zod';
import { beyondCategories, wireSettings } from '../domain/index.ts';
import {
  answersDigest,
  flag,
  grade,
  id,
  instant,
  questionnaireInput,
  percent,
  text,
} from './fields.ts';

/** Sets a grade of an area; null clears the grade. */
export const areaGradeInput = questionnaireInput.extend({
  areaId: id,
  grade,
  /** The `answersDigest` that the person saw; without it the grade refers to the current answers. */
  seen: answersDigest.optional(),
});

/** Whether the caller has finalized, and whether the whole team has. */
export const finalizeReply = z.object({ ownFinalized: flag, finalized: flag });

export const finalizationResetInput = questionnaireInput.extend({
  /** The team member whose finalization is reset. */
  accountId: id,
  /**
   * The reason for the reset, shown to the whole team in the history. Required if everybody has already finalized once.
   */
  reason: text.optional(),
});
export const finalizationResetReply = z.object({ finalized: flag });

export const finalGradeSetReply = z.object({ grade, setAt: instant.nullable() });

/** Changes one setting; `settingFromWire` explains `value`. */
export const settingUpdateInput = questionnaireInput.extend({
  setting: z.enum(wireSettings),
  value: z.boolean(),
});

/** Saves a comment on an area; a blank text deletes the comment. */
export const areaCommentInput = questionnaireInput.extend({ areaId: id, content: text });
export const areaCommentReply = z.object({
  /** The stored comment; null after deletion. */
  content: z.string().nullable(),
  changedAt: instant.nullable(),
});

/** A certifier's comment: a note on a question, or a comment on an area. */
export const certifierComment = z.object({
  id: z.number(),
  content: z.string(),
  /** The questionnaire that the comment was written in: the requested one, or one of an earlier year. */
  questionnaireId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: instant,
  editable: flag,
});
export type CertifierComment = z.output<typeof certifierComment>;

export const questionCommentInput = questionnaireInput.extend({
  questionId: id,
  /** The text of the note; a blank text deletes the note. */
  content: text,
  /** The note to change; missing for a new note. */
  commentId: id.nullish(),
});
export const questionCommentReply = z.object({ comment: certifierComment.nullable() });

export const questionCommentListInput = z.object({ questionnaireId: id, questionId: id });

export const beyondUpdateInput = questionnaireInput.extend({ questionId: id, grade: z.boolean() });
export const beyondUpdateReply = z.object({ grade: z.boolean() });

export const beyondStatsReply = z.array(
  z.object({
    category: z.enum(beyondCategories),
    /** Null for a category without questions in this edition. */
    percentage: percent.nullable(),
    /** Whether the percentage reaches the programme's threshold for one category. */
    reached: flag,
  }),
);

/**
 * Whether the team has marked a question, for every Above-and-Beyond question of the edition. The keys are
 * `question_{id}`.
 */
export const beyondMarksReply = z.record(z.string(), z.boolean());
