import { z } from 'zod';
import { beyondCategories } from '../domain/index.ts';
import type { Action } from './action.ts';
import { collectedReply } from './areas.ts';
import { flag, id, language, percent, questionnaireInput } from './fields.ts';

const beyondInput = questionnaireInput.extend({ slug: z.enum(beyondCategories), language });

const beyondUpdateInput = questionnaireInput.extend({ questionId: id, grade: z.boolean() });

const beyondUpdateReply = z.object({ grade: z.boolean() });

const beyondStatsReply = z.array(
  z.object({
    category: z.enum(beyondCategories),
    /** Null for a category without questions in this edition. */
    percentage: percent.nullable(),
    /** Whether the percentage reaches the programme's threshold for one category. */
    reached: flag,
  }),
);

/**
 * Whether the team has marked the question, for every Above-and-Beyond question of the edition. The keys are
 * `question_{id}`.
 */
const beyondMarksReply = z.record(z.string(), z.boolean());

/** The actions for the Above-and-Beyond questions and their marks. */
export const aboveBeyondActions = {
  /** The questions of one Above-and-Beyond category (`slug`). */
  aboveBeyond: {
    method: 'GET',
    may: 'team',
    input: beyondInput,
    reply: collectedReply,
    hasETag: true,
  },
  /** Marks an Above-and-Beyond question, or removes the mark. */
  aboveBeyondUpdate: {
    method: 'POST',
    transaction: 'exclusive',
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
  aboveBeyondCertifierUpdates: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput,
    reply: beyondMarksReply,
  },
} satisfies Record<string, Action>;
