import { z } from 'zod';
import { requiredParts, questionKinds } from '../domain/index.ts';
import type { Action } from './action.ts';
import { storedResponse } from './answers.ts';
import { certifierComment } from './comments.ts';
import { attachedDocument } from './documents.ts';
import {
  answersDigest,
  flag,
  grade,
  language,
  percent,
  questionGrade,
  questionnaireInput,
} from './fields.ts';
import { areaGradings } from './grading.ts';

/** One answer of a question. The question's grade is calculated from `mark`, which is sent to the team only. */
const answer = z.object({
  id: z.number(),
  content: z.string(),
  /** 0 if the answer has an extra input, 1 if it has none. */
  skipAdditional: flag,
  /** Whether no other answer can be ticked together with this answer ("None of these"). */
  excludesOthers: flag,
  unit: z.string().nullable(),
  mark: z.number().nullable().optional(),
});

const question = z.object({
  id: z.number(),
  /** Position of the question in its area, from 1. */
  index: z.number().int(),
  title: z.string(),
  info: z.string().nullable(),
  intro: z.string().nullable(),
  notice: z.string().nullable(),
  type: z.enum(questionKinds),
  answers: z.array(answer),
  /** Labels of a table question's rows by row group, in the order of `tables` (`domain`); null for other kinds. */
  rows: z.record(z.string(), z.array(z.string())).nullable(),
  /** Importance of the question: 1 key, 2 desirable, 3 informative. */
  important: z.literal([1, 2, 3]),
  advanced: flag,
  advancedCategory: z.string().nullable(),
  disabled: flag,
  disabledOnQuestionId: z.number().nullable(),
  disabledOnAnswerId: z.number().nullable(),
  /**
   * The texts of the answer that disables the question, and of the question of that answer, to say why the question is
   * disabled; null when no answer can disable it. Servers with a contract version before 2.2.0 do not send it.
   */
  disabledOnTexts: z.object({ question: z.string(), answer: z.string() }).nullable().optional(),
  locked: flag,
  commentsRequired: flag,
  commentInfo: z.string().nullable(),
  documentsRequired: flag,
  /** Whether the caller has bookmarked the question; for clients only. */
  saved: flag.optional(),
  /** The grade of the question; for the team only. */
  grade: questionGrade.optional(),
  criteria: z.string().nullable().optional(),
  certifierNotes: z.string().nullable().optional(),
  /** The team's notes on the question; notes from earlier questionnaires come first. */
  certifierComments: z.array(certifierComment).optional(),
  /** The caller's latest note among `certifierComments` that can be edited; null if there is none. */
  certifierComment: certifierComment.nullable().optional(),
});
export type Question = z.output<typeof question>;

/** An area as the sidebar shows it. Fields that a client may not see are absent, not empty. */
const areaSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int(),
  minGrade: z.number(),
  completeness: percent,
  /**
   * The number of completed questions among the `answerable` ones, which the client can answer now. `completeness` is
   * this share in percent.
   */
  completed: z.number().int().min(0),
  answerable: z.number().int().min(0),
  /** How many answers, comments and documents the client still has to provide. */
  left: z.number().int().min(0),
  /** Whether the sidebar has a link to the area. False for an area that does not count in a key-only questionnaire. */
  open: z.boolean(),
  /** The system's suggestion for the area. For the team only, as are all fields below. */
  grade: grade.optional(),
  certifierGrade: grade.optional(),
  certifierFinalGrade: grade.optional(),
  previousGrade: grade.optional(),
  warning: flag.optional(),
  /**
   * Whether answers, clients' comments or documents have changed since the caller's own grade was set;
   * `changedSinceFinalGrade` is the same for the final grade.
   */
  changedSinceGrade: flag.optional(),
  changedSinceFinalGrade: flag.optional(),
});
export type AreaSummary = z.output<typeof areaSummary>;

const categorySummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  position: z.number().int(),
  completeness: percent,
  areas: z.array(areaSummary),
  /**
   * The category's result in percent of its points, calculated from the system's suggestions. The next two fields are
   * calculated from the caller's own grades and from the final grades. For the team only, as are all fields below.
   */
  gradeSumSystem: percent.optional(),
  gradeSumCertifier: percent.optional(),
  gradeSumCertifierFinal: percent.optional(),
  gradeCompletedType: z.enum(['system', 'certifier', 'final']).optional(),
});
export type CategorySummary = z.output<typeof categorySummary>;

const area = areaSummary.extend({
  content: z.string().nullable(),
  questions: z.array(question),
  /**
   * Digest of the area's answers, clients' comments and documents; a save of a grade sends it as `seen`. For the team
   * only.
   */
  answersDigest: answersDigest.optional(),
  /** The comments on this area, as in `certifierComments` of `areaGradings`. For the team only. */
  certifierComments: z.array(certifierComment).optional(),
});
export type Area = z.output<typeof area>;

/** Areas with all data needed to show and answer their questions. */
const areaData = z.object({
  areas: z.array(area),
  inactive: flag,
  locked: flag,
  keyOnly: flag,
  originalQuestionnaireId: z.number().nullable(),
  /** All stored answers and comments of these areas, by form key. */
  responses: z.record(z.string(), storedResponse),
  /** The documents of these areas and their questions. */
  documents: z.array(attachedDocument),
  /** The year of the questionnaire from which this questionnaire was copied; null if it is not a copy. */
  previousYear: z.number().int().nullable(),
  /**
   * The answers of the questionnaire from which this questionnaire was copied, under the form keys of this
   * questionnaire's edition.
   */
  previousResponses: z.record(z.string(), storedResponse),
  /**
   * The documents of the questionnaire from which this questionnaire was copied, with the area and question ids of this
   * questionnaire's edition.
   */
  previousDocuments: z.array(attachedDocument),
  /** Whether the caller is the main certifier. */
  mainCertifier: flag.optional(),
  /** For the team only, as are all fields below. */
  gradingLocked: flag.optional(),
  finalized: flag.optional(),
  /** Whether the caller has finalized their own grades. */
  ownFinalized: flag.optional(),
  ...areaGradings.partial().shape,
});

export type AreaData = z.output<typeof areaData>;

/** One category with all data that its area pages need. */
const categoryReply = areaData.extend({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  position: z.number().int(),
  content: z.string().nullable(),
});
export type CategoryReply = z.output<typeof categoryReply>;

/** Questions selected from the whole questionnaire, grouped by area. */
export const collectedReply = areaData.extend({
  /** The name of the selection: the Above-and-Beyond category, or the saved questions. */
  title: z.string(),
  /** The text above the questions; null if the selection has none. */
  content: z.string().nullable(),
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

/** All areas that count in the overall result, in the order of the questionnaire. */
const questionListReply = z.array(
  listedArea.extend({
    questions: z.array(
      z.object({
        question: listedQuestion,
        documentCount: z.number().int().min(0),
        /** Whether the question requires a document and has none. */
        documentMissing: z.boolean(),
      }),
    ),
  }),
);
export type QuestionList = z.output<typeof questionListReply>;

/** Only the areas and questions with a missing answer, comment or document, in the order of the questionnaire. */
const missingReply = z.array(
  listedArea.extend({
    questions: z.array(listedQuestion.extend({ lacks: z.array(z.enum(requiredParts)).min(1) })),
  }),
);
export type MissingItems = z.output<typeof missingReply>;

/** The actions that read areas and their questions. */
export const areaActions = {
  /** All categories with their areas. */
  areaCategoryList: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language }),
    reply: z.array(categorySummary),
    hasETag: true,
  },
  /** One category with its areas, questions and answers. */
  areaCategory: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ slug: z.string().min(1).max(100), language }),
    reply: categoryReply,
    hasETag: true,
  },
  /**
   * All questions of the areas that count, each with its number of documents and whether a required document is
   * missing.
   */
  questions: {
    method: 'GET',
    may: 'team',
    input: questionnaireInput.extend({ language }),
    reply: questionListReply,
  },
  /**
   * Lists the questions that lack an answer, a required comment or a required document. Shown before the final
   * submission.
   */
  questionnaireMissing: {
    method: 'GET',
    may: 'client',
    input: questionnaireInput.extend({ language }),
    reply: missingReply,
  },
} satisfies Record<string, Action>;
