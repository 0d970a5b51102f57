import { questionKinds } from '@cert/shared/domain';
import { z } from 'zod';
import { scoringSchema } from '../schema/edition.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';

const some = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).catch([]);

const answer = z
  .object({
    key: some(z.string()),
    mark: some(z.number()),
    unit: some(z.object({})),
    hasAdditional: some(z.boolean()),
    excludesOthers: some(z.boolean()),
  })
  .catch({});

const question = z
  .object({
    key: some(z.string()),
    kind: some(z.enum(questionKinds)),
    importance: some(z.number()),
    beyond: some(z.string()),
    scoring: some(scoringSchema),
    answers: list(answer),
    disabledOn: some(z.object({ question: z.string(), answer: z.string() })),
    rows: some(z.record(z.string(), z.array(z.unknown()))),
    benchmark: some(z.object({ text: z.record(z.string(), z.unknown()) })),
  })
  .catch({ answers: [] });

const area = z
  .object({
    key: some(z.string()),
    slug: some(z.string()),
    minGrade: some(z.number()),
    suggestions: some(
      z.object({
        positives: list(z.unknown()),
        keepInMind: list(z.unknown()),
        beyond: list(z.unknown()),
      }),
    ),
    questions: list(question),
  })
  .catch({ questions: [] });

/**
 * A lenient schema of a category's file. The strict schema reports what is invalid; this one turns invalid parts into
 * undefined, so that the other checks can still examine the rest of the file, and one issue does not hide others.
 */
export const categoryOutlineSchema = z
  .object({ key: some(z.string()), slug: some(z.string()), areas: list(area) })
  .catch({ areas: [] });

/** The readable parts of a category's file. */
export type CategoryOutline = z.output<typeof categoryOutlineSchema>;
/** The readable parts of a question. */
export type OutlinedQuestion = z.output<typeof question>;

/** A category's file and its outline. */
export type OutlinedFile = { file: ContentFile; outline: CategoryOutline };

/** A question with its location. */
export type LocatedQuestion = { file: ContentFile; path: ContentPath; question: OutlinedQuestion };

/** Lists all questions of an edition, each with its location. */
export function listLocatedQuestions(files: readonly OutlinedFile[]): LocatedQuestion[] {
  return files.flatMap(({ file, outline }) =>
    outline.areas.flatMap((area, areaIndex) =>
      area.questions.map((question, questionIndex) => ({
        file,
        path: ['areas', areaIndex, 'questions', questionIndex],
        question,
      })),
    ),
  );
}

/** An issue of one question, at a path within it. */
export type QuestionIssue = { path: ContentPath; message: string };
