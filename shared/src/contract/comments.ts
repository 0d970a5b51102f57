import { z } from 'zod';
import type { Action } from './action.ts';
import { flag, id, instant, questionnaireInput, text } from './fields.ts';

/** Saves a comment on an area; a blank text deletes the comment. */
const areaCommentInput = questionnaireInput.extend({ areaId: id, content: text });

const areaCommentReply = z.object({
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

const questionCommentInput = questionnaireInput.extend({
  questionId: id,
  /** The text of the note; a blank text deletes the note. */
  content: text,
  /** The note to change; missing for a new note. */
  commentId: id.nullish(),
});

const questionCommentReply = z.object({ comment: certifierComment.nullable() });

const questionCommentListInput = z.object({ questionnaireId: id, questionId: id });

/** The actions for the team's comments on areas and notes on questions. */
export const commentActions = {
  /**
   * Sets the caller's own comment on an area. Like the caller’s grades, the comment is hidden from the rest of the team
   * until everybody has finalized.
   */
  certifierAreaCommentSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'team',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Sets the final comment on an area, once everybody has finalized. */
  certifierAreaFinalCommentSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Alias of `certifierAreaFinalCommentSet`. */
  certifierAreaCommentFinalSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: areaCommentInput,
    reply: areaCommentReply,
  },
  /** Adds a note on a question, or changes one of the caller's own; the whole team sees it at once. */
  certifierAreaQuestionCommentSet: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'team',
    input: questionCommentInput,
    reply: questionCommentReply,
  },
  /** The notes on a question, including notes from the organisation's earlier questionnaires; oldest first. */
  certifierAreaQuestionCommentList: {
    method: 'POST',
    transaction: 'shared',
    may: 'team',
    questionnaireIn: 'questionnaireId',
    input: questionCommentListInput,
    reply: z.array(certifierComment),
  },
} satisfies Record<string, Action>;
