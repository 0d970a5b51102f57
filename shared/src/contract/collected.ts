import { z } from 'zod';
import { beyondCategories, missingParts } from '../domain/index.ts';
import { flag, id, language, onQuestionnaire } from './fields.ts';
import { area, areaData } from './questionnaires.ts';

/** Questions selected from the whole questionnaire, grouped by area. */
export const collectedReply = areaData.extend({
  /** Only areas with such questions, each with only these questions. */
  areas: z.array(
    area.extend({
      /** The category of the area: with `position`, the address of its page. */
      category: z.object({
        id: z.number(),
        title: z.string(),
        slug: z.string(),
        position: z.number().int(),
      }),
    }),
  ),
});
export type Collected = z.output<typeof collectedReply>;

export const savedInput = onQuestionnaire.extend({ questionId: id });
export const savedReply = z.object({ saved: flag });

export const beyondInput = onQuestionnaire.extend({ slug: z.enum(beyondCategories), language });

/** A question in a list. */
const listedQuestion = z.object({
  id: z.number(),
  /** Position in its area, from 1. */
  position: z.number().int(),
  title: z.string(),
});

const listedArea = z.object({
  id: z.number(),
  title: z.string(),
  /** With `position`, the address of the area's page. */
  categorySlug: z.string(),
  /** Position in its category, from 1. */
  position: z.number().int(),
});

/** Every area that counts, in order. */
export const questionListReply = z.array(
  listedArea.extend({
    questions: z.array(
      z.object({ question: listedQuestion, documentCount: z.number().int().min(0) }),
    ),
  }),
);
export type QuestionList = z.output<typeof questionListReply>;

/** Only areas and questions with something missing, in order. */
export const missingReply = z.array(
  listedArea.extend({
    questions: z.array(listedQuestion.extend({ lacks: z.array(z.enum(missingParts)).min(1) })),
  }),
);
export type Missing = z.output<typeof missingReply>;
