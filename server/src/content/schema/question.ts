import { beyondCategories, questionKinds } from '@cert/shared/domain';
import { z } from 'zod';
import { answer } from './answer.ts';
import { key } from './key.ts';
import { scoring } from './scoring.ts';
import { tableRows } from './tableRows.ts';
import { texts } from './texts.ts';

export const question = z.strictObject({
  key,
  kind: z.enum(questionKinds),
  /** Importance: 1 key, 2 desirable, 3 informative (never scored). */
  importance: z.literal([1, 2, 3], 'importance is 1 (key), 2 (desirable) or 3 (informative)'),
  /** The Above-and-Beyond category. Such a question has the scoring `marked` and counts only for Above and Beyond. */
  beyond: z.enum(beyondCategories).optional(),
  /** Text shown above the question if a new theme starts with it. */
  intro: texts.optional(),
  title: texts,
  /** Text of the info bubble: how to count, what is meant. */
  info: texts.optional(),
  /** Text shown below the question: what the organisation should prepare or know. */
  notice: texts.optional(),
  /** For the team only: what to look for when grading. */
  criteria: texts.optional(),
  /** For the team only: what to ask in the meeting. */
  certifierNotes: texts.optional(),
  commentsRequired: z.boolean().default(false),
  /** Text that explains what the comment on the question should contain. */
  commentInfo: texts.optional(),
  documentsRequired: z.boolean().default(false),
  disabled: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** An answer of another question; while it is chosen, this question cannot be answered. */
  disabledOn: z.strictObject({ question: key, answer: key }).optional(),
  scoring,
  answers: z.array(answer).min(1),
  rows: tableRows.optional(),
  /** The line of the report's benchmark tables that shows the number entered here; `XXX` stands for the number. */
  benchmark: z.strictObject({ text: texts, unit: texts }).optional(),
});
