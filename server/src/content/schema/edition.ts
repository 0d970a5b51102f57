import { z } from 'zod';
import {
  beyondCategories,
  betterWhenValues,
  grades,
  questionKinds,
  type ScoringRule,
} from '@cert/shared/domain';
import {
  pluralizableTextSchema,
  localizedTextSchema,
} from '../../programme/localizedTextSchema.ts';

/** Schema of a stable id in content: lower-case words joined by hyphens. An id in a used edition must not change. */
export const contentKeySchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80);

const grade = z.literal(grades, `a grade is one of ${grades.join(', ')}`);

/** The names of the domain's scoring rules in content files. */
export const scoringKinds = Object.keys({
  single: true,
  sum: true,
  bands: true,
  marked: true,
  none: true,
} satisfies Record<ScoringRule['kind'], true>);

/** Schema of the rule that computes a question's grade from its answers: the domain's `ScoringRule`. */
export const scoringSchema: z.ZodType<ScoringRule> = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('single') }),
    z.strictObject({ kind: z.literal('sum') }),
    z.strictObject({
      kind: z.literal('bands'),
      bands: z.array(z.strictObject({ from: z.number(), gives: grade })).min(2),
    }),
    z.strictObject({ kind: z.literal('marked') }),
    z.strictObject({ kind: z.literal('none') }),
  ],
  `the scoring kind is one of ${scoringKinds.join(', ')}`,
);

/**
 * Row labels of a table question by group, in the order of the rows in `tables`. The API fixes the groups and the
 * number of rows per kind; `findTableIssues` checks them.
 */
const tableRows = z.record(z.string(), z.array(localizedTextSchema));

/**
 * One answer of a question. A number, percentage, currency or table question has exactly one answer, which is its
 * input.
 */
const answer = z.strictObject({
  key: contentKeySchema,
  /** The text of the answer, or the label of an input. */
  content: localizedTextSchema,
  /** Unit of an entered number, shown beside the input: `%`, `€`, `days`. */
  unit: localizedTextSchema.optional(),
  /** The grade that this answer contributes to the question grade; the scoring rules `single` and `sum` need it. */
  mark: z.literal(grades, `a mark is one of ${grades.join(', ')}`).optional(),
  /** Whether the answer has an extra input (the inverse of `skipAdditional` in the API). */
  hasAdditional: z.boolean().default(false),
  /** Marks an answer of a multiple choice that cannot be ticked together with others: "None of these". */
  excludesOthers: z.literal(true).optional(),
});

const question = z.strictObject({
  key: contentKeySchema,
  kind: z.enum(questionKinds),
  /** Importance: 1 key, 2 desirable, 3 informative (never scored). */
  importance: z.literal([1, 2, 3], 'importance is 1 (key), 2 (desirable) or 3 (informative)'),
  /** The Above-and-Beyond category. Such a question has the scoring `marked` and counts only for Above and Beyond. */
  beyond: z.enum(beyondCategories).optional(),
  /** Text shown above the question if a new theme starts with it. */
  intro: localizedTextSchema.optional(),
  title: localizedTextSchema,
  /** Text of the info bubble: how to count, what is meant. */
  info: localizedTextSchema.optional(),
  /** Text shown below the question: what the organisation should prepare or know. */
  notice: localizedTextSchema.optional(),
  /** For the team only: what to look for when grading. */
  criteria: localizedTextSchema.optional(),
  /** For the team only: what to ask in the meeting. */
  certifierNotes: localizedTextSchema.optional(),
  commentsRequired: z.boolean().default(false),
  /** Text that explains what the comment on the question should contain. */
  commentInfo: localizedTextSchema.optional(),
  documentsRequired: z.boolean().default(false),
  disabled: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** An answer of another question; while it is chosen, this question cannot be answered. */
  disabledOn: z.strictObject({ question: contentKeySchema, answer: contentKeySchema }).optional(),
  scoring: scoringSchema,
  answers: z.array(answer).min(1),
  rows: tableRows.optional(),
  /**
   * The line of the report's benchmark tables that shows the number that the client enters; `XXX` stands for the
   * number. If words change with the number, each plural category of the language has a text: `one`, `few` (not in en)
   * and `other`. `betterWhen` says which numbers the report judges as better than the average of others.
   */
  benchmark: z
    .strictObject({
      text: pluralizableTextSchema,
      unit: localizedTextSchema,
      betterWhen: z.enum(betterWhenValues),
    })
    .optional(),
});

const area = z.strictObject({
  key: contentKeySchema,
  /** Part of the page's URL that names the area; unique within its category. */
  slug: contentKeySchema,
  title: localizedTextSchema,
  /** Text shown at the top of the area's page. */
  content: localizedTextSchema.optional(),
  /** Minimum grade of a key area; omitted for other areas. */
  minGrade: z
    .literal(
      grades.filter((grade) => grade > 0),
      'minGrade is a grade above 0; leave it out where the area is no key area',
    )
    .optional(),
  /**
   * Suggested texts that the report's editor offers: praise, points to keep in mind, and praise of Above and Beyond.
   */
  suggestions: z
    .strictObject({
      positives: z.array(localizedTextSchema),
      keepInMind: z.array(localizedTextSchema),
      beyond: z.array(localizedTextSchema),
    })
    .optional(),
  questions: z.array(question).min(1),
});

/** Schema of a file `<position>-<name>.yaml` of an edition: a category with its areas, in display order. */
export const categorySchema = z.strictObject({
  key: contentKeySchema,
  slug: contentKeySchema,
  title: localizedTextSchema,
  content: localizedTextSchema.optional(),
  areas: z.array(area).min(1),
});

/** Schema of `edition.yaml`: the edition's key and title. The numbered files beside it are its categories. */
export const editionHeadSchema = z.strictObject({
  /** Key of the edition; it must be equal to the folder's name. */
  key: contentKeySchema,
  title: localizedTextSchema,
  /**
   * Marks an edition that is only part of a questionnaire, for tests and trials. Its counts are not compared with those
   * of a full edition.
   */
  isExcerpt: z.literal(true).optional(),
});

/** One validated version of the questionnaire's content. */
export type ContentEdition = z.output<typeof editionHeadSchema> & {
  categories: z.output<typeof categorySchema>[];
};
