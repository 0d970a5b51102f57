import { z } from 'zod';
import { beyondCategories, missingParts } from '../domain/index.ts';
import { flag, id, language, questionnaireInput } from './fields.ts';
import { area, areaData } from './questionnaires.ts';

/** Questions selected from the whole questionnaire, grouped by area. */
export const collectedReply = areaData.extend({
  /** The areas that contain selected questions, each with only its selected questions. */
  areas: z.array(
    area.extend({
      /** The category of the area. Its slug and the area's `position` form the address of the area's page. */
      category: z.object({
        id: z.number(),
        title: z.string(),
        slug: z.string(),
        position: z.number().int(),
      }),
    }),
  ),
});
export type CollectedQuestions = z.output<typeof collectedReply>;

export const savedInput = questionnaireInput.extend({ questionId: id });
export const savedReply = z.object({ saved: flag });

export const beyondInput = questionnaireInput.extend({ slug: z.enum(beyondCategories), language });

/** A question in a list, without the data needed to answer it. */
const listedQuestion = z.object({
  id: z.number(),
  /** Position of the question in its area, from 1. */
  position: z.number().int(),
  title: z.string(),
});

const listedArea = z.object({
  id: z.number(),
  title: z.string(),
  /** The slug of the area's category. With `position` it forms the address of the area's page. */
  categorySlug: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int(),
});

/** All areas that count in the total, in the order of the questionnaire. */
export const questionListReply = z.array(
  listedArea.extend({
    questions: z.array(
      z.object({ question: listedQuestion, documentCount: z.number().int().min(0) }),
    ),
  }),
);
export type QuestionList = z.output<typeof questionListReply>;

/** Only the areas and questions with a missing answer, comment or document, in the order of the questionnaire. */
export const missingReply = z.array(
  listedArea.extend({
    questions: z.array(listedQuestion.extend({ lacks: z.array(z.enum(missingParts)).min(1) })),
  }),
);
export type MissingItems = z.output<typeof missingReply>;
