import { basename } from 'node:path';
import { beyondCategories, questionKinds } from '@cert/shared/domain';
import { z } from 'zod';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import { scoringKinds } from '../schema/edition.ts';
import { toInputKind } from './findAnswerIssues.ts';
import { parseCategoryPosition } from './findFileNameIssues.ts';
import {
  listLocatedQuestions,
  type OutlinedQuestion,
  type OutlinedFile,
  type CategoryOutline,
} from './outline.ts';

const excerpt = z.object({ isExcerpt: z.literal(true) });

/**
 * Compares an edition with the requirements of a full one (`fullEditionSize`). Finds no issues of an excerpt, or of an
 * edition with an unreadable file.
 */
export function findFullEditionIssues(
  head: ContentFile,
  files: readonly OutlinedFile[],
): ContentIssue[] {
  const isReadable = [head, ...files.map(({ file }) => file)].every((file) => file.value != null);
  if (!isReadable || excerpt.safeParse(head.value).success) return [];
  const questions = listLocatedQuestions(files).map(({ question }) => question);
  return [
    ...countsOf(questions)
      .filter(({ found, least }) => found < least)
      .map(({ what, found, least }) =>
        head.issueAt([], `${what}: ${found}, but a full edition has at least ${least}`),
      ),
    ...findAreaCountIssues(head, files),
  ];
}

type Count = { what: string; found: number; least: number };

function countsOf(questions: readonly OutlinedQuestion[]): Count[] {
  const isBeyond = ({ beyond }: OutlinedQuestion) => beyond !== undefined;
  const beyond = questions.filter(isBeyond);
  const benchmarks = questions.filter(({ benchmark }) => benchmark !== undefined);
  const beyondBenchmarks = benchmarks.filter(isBeyond).length;
  return [
    { what: 'questions', found: questions.length, least: fullEditionSize.questions },
    {
      what: 'Above-and-Beyond questions',
      found: beyond.length,
      least: fullEditionSize.beyondQuestions,
    },
    ...beyondCategories.map((category) => ({
      what: `Above-and-Beyond questions of ${category}`,
      found: beyond.filter((question) => question.beyond === category).length,
      least: fullEditionSize.questionsOfBeyondCategory,
    })),
    ...questionKinds.map((kind) => ({
      what: `questions of kind ${kind}`,
      found: questions.filter((question) => question.kind === kind).length,
      least:
        toInputKind(kind) === 'table'
          ? fullEditionSize.questionsOfTableKind
          : fullEditionSize.questionsOfKind,
    })),
    ...scoringKinds.map((kind) => ({
      what: `questions scored ${kind}`,
      found: questions.filter(({ scoring }) => scoring?.kind === kind).length,
      least: 1,
    })),
    ...[1, 2, 3].map((importance) => ({
      what: `questions of importance ${importance}`,
      found: questions.filter((question) => question.importance === importance).length,
      least: 1,
    })),
    {
      what: 'standard questions that feed a benchmark line',
      found: benchmarks.length - beyondBenchmarks,
      least: fullEditionSize.standardBenchmarks,
    },
    {
      what: 'Above-and-Beyond questions that feed a benchmark line',
      found: beyondBenchmarks,
      least: fullEditionSize.beyondBenchmarks,
    },
    {
      what: 'questions that feed a benchmark line',
      found: benchmarks.length,
      least: fullEditionSize.benchmarks,
    },
  ];
}

/**
 * Compares an edition's categories and areas with the requirements of a full edition: their numbers, the key areas, the
 * suggestions.
 */
function findAreaCountIssues(head: ContentFile, files: readonly OutlinedFile[]): ContentIssue[] {
  const keyAreas = files.flatMap(({ outline }) =>
    outline.areas.filter(({ minGrade }) => minGrade !== undefined),
  );
  const counts = [
    { what: 'categories', found: files.length, due: fullEditionSize.areasOfCategories.length },
    { what: 'key areas (with minGrade)', found: keyAreas.length, due: fullEditionSize.keyAreas },
  ];
  return [
    ...counts
      .filter(({ found, due }) => found !== due)
      .map(({ what, found, due }) =>
        head.issueAt([], `${what}: ${found}, but a full edition has ${due}`),
      ),
    ...files.flatMap(({ file, outline }) => [
      ...findAreaNumberIssue(file, outline.areas.length),
      ...outline.areas.flatMap((area, index) =>
        findAreaIssues(area, (field, message) => file.issueAt(['areas', index, ...field], message)),
      ),
    ]),
  ];
}

function findAreaNumberIssue(file: ContentFile, found: number): ContentIssue[] {
  const position = parseCategoryPosition(basename(file.name)) ?? 0;
  const due = fullEditionSize.areasOfCategories[position - 1];
  if (due === undefined || found === due) return [];
  const message = `areas: ${found}, but category ${position} of a full edition has ${due}`;
  return [file.issueAt(['areas'], message)];
}

function findAreaIssues(
  { minGrade, suggestions, questions }: CategoryOutline['areas'][number],
  issueAt: (field: ContentPath, message: string) => ContentIssue,
): ContentIssue[] {
  const { keyMinGrade, suggestions: least } = fullEditionSize;
  const hasBeyond = questions.some(({ beyond }) => beyond !== undefined);
  const due = { ...least, beyond: hasBeyond ? least.beyond : 0 };
  return [
    ...(minGrade === undefined || minGrade === keyMinGrade
      ? []
      : [
          issueAt(
            ['minGrade'],
            `${minGrade}, but a key area of a full edition needs ${keyMinGrade}`,
          ),
        ]),
    ...(['positives', 'keepInMind', 'beyond'] as const).flatMap((field) => {
      const found = suggestions?.[field].length ?? 0;
      if (found >= due[field]) return [];
      const message = `${field}: ${found}, but a full edition has at least ${due[field]}`;
      return [issueAt(['suggestions', field], message)];
    }),
  ];
}

/**
 * The size of a full edition: exact values for the categories, areas, key areas and their minimum grade, and minimum
 * numbers for everything else. See docs/product/questionnaire.md#editions.
 */
const fullEditionSize = {
  /** Number of areas per category, in the order of the categories. */
  areasOfCategories: [5, 5, 5, 5, 5, 3, 2],
  keyAreas: 10,
  /** The minimum grade (`minGrade`) of every key area. */
  keyMinGrade: 2,
  questions: 170,
  /** Minimum number of Above-and-Beyond questions, in total and per Above-and-Beyond category. */
  beyondQuestions: 30,
  questionsOfBeyondCategory: 6,
  /** Minimum number of questions of each kind that is not a table. */
  questionsOfKind: 3,
  /** Minimum number of questions of each table kind (`custom-…`). It is small, because tables take long to answer. */
  questionsOfTableKind: 1,
  /**
   * Minimum number of questions whose number is shown in the report's benchmark tables: standard questions,
   * Above-and-Beyond questions, and both together.
   */
  standardBenchmarks: 16,
  beyondBenchmarks: 12,
  benchmarks: 25,
  /**
   * Minimum number of suggested texts per area for the report's editor; `beyond` only for areas with Above-and-Beyond
   * questions.
   */
  suggestions: { positives: 3, keepInMind: 3, beyond: 1 },
};
