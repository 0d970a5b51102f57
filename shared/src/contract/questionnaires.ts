import { z } from 'zod';
import { questionKinds, questionnaireStates } from '../domain/index.ts';
import { storedResponse } from './answers.ts';
import { areaGradings } from './areaGrading.ts';
import { document } from './documents.ts';
import { certifierComment } from './grading.ts';
import { organisationReply } from './organisation.ts';
import { answersDigest, flag, grade, instant, percent, questionGrade } from './fields.ts';

/** One answer of a question. `mark` travels to the team only. */
export const answer = z.object({
  id: z.number(),
  content: z.string(),
  /** 0: this answer has an extra input (spec 1 §3). */
  skipAdditional: flag,
  unit: z.string().nullable(),
  mark: z.number().nullable().optional(),
});

export const question = z.object({
  id: z.number(),
  /** Place within its area, from 1. */
  index: z.number().int(),
  title: z.string(),
  info: z.string().nullable(),
  intro: z.string().nullable(),
  notice: z.string().nullable(),
  type: z.enum(questionKinds),
  answers: z.array(answer),
  /** Labels of a table question's rows by group, in the order of `tables`; null for every other kind. */
  rows: z.record(z.string(), z.array(z.string())).nullable(),
  /** 1 key, 2 desirable, 3 informative (decisions §2). */
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
  /** Whether the reader has bookmarked it; for clients only. */
  saved: flag.optional(),
  /** For the team only. */
  grade: questionGrade.optional(),
  criteria: z.string().nullable().optional(),
  certifierNotes: z.string().nullable().optional(),
  /** The team's notes, those of earlier questionnaires first (spec 1 §3). */
  certifierComments: z.array(certifierComment).optional(),
});
export type Question = z.output<typeof question>;

/** An area as the sidebar shows it. What a client may not know is absent, not empty. */
export const areaSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  /** Place within its category, from 1. */
  position: z.number().int(),
  minGrade: z.number(),
  completeness: percent,
  /** False for an area that does not count in a key-only questionnaire: not linked. */
  open: z.boolean(),
  /** The system's suggestion; for the team only, as all that follows. */
  grade: grade.optional(),
  certifierGrade: grade.optional(),
  certifierFinalGrade: grade.optional(),
  previousGrade: grade.optional(),
  warning: flag.optional(),
  /** Whether answers or documents have changed since the reader's own grade, and since the final one (decisions §4). */
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
  /** Whole percents of all points of the category; for the team only. */
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
  /** Of what the reply shows of the area; a grade that is given on it names it as `seen`. For the team only. */
  answersDigest: answersDigest.optional(),
});
export type Area = z.output<typeof area>;

/** Areas with all that is needed to show and answer their questions (spec 1 §3, "Questionnaire data"). */
export const areaData = z.object({
  areas: z.array(area),
  inactive: flag,
  locked: flag,
  keyOnly: flag,
  originalQuestionnaireId: z.number().nullable(),
  /** By form key: everything stored for these areas. */
  responses: z.record(z.string(), storedResponse),
  /** Of these areas and their questions. */
  documents: z.array(document),
  /** The year of the questionnaire that this one is a copy of; null when it is none. */
  previousYear: z.number().int().nullable(),
  /** What was answered there, under the form keys of this questionnaire's own edition. */
  previousResponses: z.record(z.string(), storedResponse),
  /** Those of there, by the areas and questions of this questionnaire's own edition. */
  previousDocuments: z.array(document),
  /** For the team only, as all that follows. */
  gradingLocked: flag.optional(),
  finalized: flag.optional(),
  mainCertifier: flag.optional(),
  /** Whether the reader has finalized his or her own grades. */
  ownFinalized: flag.optional(),
  ...areaGradings.partial().shape,
});

export type AreaData = z.output<typeof areaData>;

/** One category with all that its area pages need (decisions §6). */
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
  /** For the team only, as the next one. */
  gradingLocked: flag.optional(),
  reportLocked: flag.optional(),
});

const teamMember = z.object({ id: z.number(), name: z.string(), main: flag, finalized: flag });

/** Company info of spec 1 §3 and the organisation's info of spec 2 §3, which are one action (decisions §6). */
export const infoReply = z.object({
  /** The organisation's name; the office gives it. */
  title: z.string(),
  ...organisationReply,
  info: z.object({ questionnaire: z.object({ year: z.number().int(), keyOnly: flag }) }),
  previousQuestionnaire: z
    .object({ year: z.number().int(), overalResult: percent.nullable().optional() })
    .nullable(),
  questionnaire: z.object({
    settings,
    /** For the team only, as the next one. */
    mainCertifier: flag.optional(),
    advanced: flag.optional(),
    /** Who grades, and who of them has finalized; the main certifier first. */
    certifiers: z.array(teamMember).optional(),
    ownFinalized: flag.optional(),
    finalized: flag.optional(),
    /** Whether everybody had finalized at some time: from then on setting a finalization back takes a reason. */
    revealed: flag.optional(),
    /** What all areas together must reach for the certificate, in percent (decisions §2). */
    threshold: percent.optional(),
  }),
});
export type Info = z.output<typeof infoReply>;

export const questionnaireListItem = z.object({
  id: z.number(),
  /** Of the organisation. */
  title: z.string(),
  year: z.number().int(),
  /** As far as the reader may know it. */
  state: z.enum(questionnaireStates),
});
export type QuestionnaireListItem = z.output<typeof questionnaireListItem>;

export const gradeSetReply = z.object({ grade, gradedAt: instant.nullable() });
