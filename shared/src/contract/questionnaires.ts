import { z } from 'zod';
import { questionKinds, questionnaireStates } from '../domain/index.ts';
import { storedResponse } from './answers.ts';
import { areaGradings } from './areaGrading.ts';
import { attachedDocument } from './documents.ts';
import { certifierComment } from './grading.ts';
import { organisationReply } from './organisation.ts';
import { answersDigest, flag, grade, instant, percent, questionGrade } from './fields.ts';

/** One answer of a question. `mark` is sent to the team only. */
export const answer = z.object({
  id: z.number(),
  content: z.string(),
  /** 0 if the answer has an extra input, 1 if it has none. */
  skipAdditional: flag,
  unit: z.string().nullable(),
  mark: z.number().nullable().optional(),
});

export const question = z.object({
  id: z.number(),
  /** Position of the question in its area, from 1. */
  index: z.number().int(),
  title: z.string(),
  info: z.string().nullable(),
  intro: z.string().nullable(),
  notice: z.string().nullable(),
  type: z.enum(questionKinds),
  answers: z.array(answer),
  /** Labels of a table question's rows by group, in the order of `tables`; null for every other kind. */
  rows: z.record(z.string(), z.array(z.string())).nullable(),
  /** Importance of the question: 1 key, 2 desirable, 3 informative. */
  important: z.literal([1, 2, 3]),
  advanced: flag,
  advancedCategory: z.string().nullable(),
  disabled: flag,
  disabledOnQuestionId: z.number().nullable(),
  disabledOnAnswerId: z.number().nullable(),
  locked: flag,
  commentsRequired: flag,
  commentInfo: z.string().nullable(),
  documentsRequired: flag,
  /** Whether the reader has bookmarked the question; for clients only. */
  saved: flag.optional(),
  /** The grade of the question; for the team only. */
  grade: questionGrade.optional(),
  criteria: z.string().nullable().optional(),
  certifierNotes: z.string().nullable().optional(),
  /** The team's notes on the question, those from earlier questionnaires first. */
  certifierComments: z.array(certifierComment).optional(),
});
export type Question = z.output<typeof question>;

/** An area as the sidebar shows it. Fields that a client may not see are absent, not empty. */
export const areaSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int(),
  minGrade: z.number(),
  completeness: percent,
  /** Whether the sidebar has a link to the area. False for an area that does not count in a key-only questionnaire. */
  open: z.boolean(),
  /** The system's suggestion for the area. For the team only, as are all fields below. */
  grade: grade.optional(),
  certifierGrade: grade.optional(),
  certifierFinalGrade: grade.optional(),
  previousGrade: grade.optional(),
  warning: flag.optional(),
  /**
   * Whether answers or documents have changed since the reader's own grade was set; `changedSinceFinalGrade` is the
   * same for the final grade.
   */
  changedSinceGrade: flag.optional(),
  changedSinceFinalGrade: flag.optional(),
});
export type AreaSummary = z.output<typeof areaSummary>;

export const categorySummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  position: z.number().int(),
  completeness: percent,
  areas: z.array(areaSummary),
  /**
   * The category's result in percent of its points, calculated from the system's suggestions. The next two fields use
   * the own and the final grades. For the team only, as are all fields below.
   */
  gradeSumSystem: percent.optional(),
  gradeSumCertifier: percent.optional(),
  gradeSumCertifierFinal: percent.optional(),
  gradeCompletedType: z.enum(['system', 'certifier', 'final']).optional(),
});
export type CategorySummary = z.output<typeof categorySummary>;

export const area = areaSummary.extend({
  content: z.string().nullable(),
  completed: z.number().int(),
  answerable: z.number().int(),
  questions: z.array(question),
  /** Digest of the area's answers and documents; a save of a grade sends it as `seen`. For the team only. */
  answersDigest: answersDigest.optional(),
});
export type Area = z.output<typeof area>;

/** Areas with all data needed to show and answer their questions. */
export const areaData = z.object({
  areas: z.array(area),
  inactive: flag,
  locked: flag,
  keyOnly: flag,
  originalQuestionnaireId: z.number().nullable(),
  /** All stored answers and comments of these areas, by form key. */
  responses: z.record(z.string(), storedResponse),
  /** The documents of these areas and their questions. */
  documents: z.array(attachedDocument),
  /** The year of the questionnaire that this one was copied from; null if it is not a copy. */
  previousYear: z.number().int().nullable(),
  /** The answers of that questionnaire, under the form keys of this questionnaire's edition. */
  previousResponses: z.record(z.string(), storedResponse),
  /** The documents of that questionnaire, with the area and question ids of this questionnaire's edition. */
  previousDocuments: z.array(attachedDocument),
  /** For the team only, as are all fields below. */
  gradingLocked: flag.optional(),
  finalized: flag.optional(),
  mainCertifier: flag.optional(),
  /** Whether the reader has finalized their own grades. */
  ownFinalized: flag.optional(),
  ...areaGradings.partial().shape,
});

export type AreaData = z.output<typeof areaData>;

/** One category with all data that its area pages need. */
export const categoryReply = areaData.extend({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  position: z.number().int(),
  content: z.string().nullable(),
});
export type CategoryReply = z.output<typeof categoryReply>;

export const settings = z.object({
  inactive: flag,
  locked: flag,
  /** For the team only, as is the next field. */
  gradingLocked: flag.optional(),
  reportLocked: flag.optional(),
});

const teamMember = z.object({ id: z.number(), name: z.string(), main: flag, finalized: flag });

/** Data of the questionnaire and of the organisation. */
export const infoReply = z.object({
  /** The organisation's name; only the office changes it. */
  title: z.string(),
  ...organisationReply,
  info: z.object({ questionnaire: z.object({ year: z.number().int(), keyOnly: flag }) }),
  previousQuestionnaire: z
    .object({ year: z.number().int(), overalResult: percent.nullable().optional() })
    .nullable(),
  questionnaire: z.object({
    settings,
    // This field and all that follow are for the team only.
    /** Whether the reader is the main certifier. */
    mainCertifier: flag.optional(),
    /** Whether the questionnaire counts towards the Above-and-Beyond certificate. */
    advanced: flag.optional(),
    /** The certifiers and whether each has finalized; the main certifier first. */
    certifiers: z.array(teamMember).optional(),
    ownFinalized: flag.optional(),
    finalized: flag.optional(),
    /** Whether everybody has finalized at least once. From then on, resetting a finalization requires a reason. */
    revealed: flag.optional(),
    /** The share of all points required for the certificate, in percent. */
    threshold: percent.optional(),
  }),
});
export type QuestionnaireInfo = z.output<typeof infoReply>;

export const questionnaireListItem = z.object({
  id: z.number(),
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  /** The state of the questionnaire. Only the team learns that everybody has finalized. */
  state: z.enum(questionnaireStates),
});
export type QuestionnaireListItem = z.output<typeof questionnaireListItem>;

export const gradeSetReply = z.object({ grade, gradedAt: instant.nullable() });
