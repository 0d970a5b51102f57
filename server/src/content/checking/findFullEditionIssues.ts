import { beyondCategories, questionKinds } from '@cert/shared/domain';
import { z } from 'zod';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { scoringKinds } from '../schema/scoring.ts';
import { familyOf } from './familyOf.ts';
import { findAreaCountIssues } from './findAreaCountIssues.ts';
import { fullEdition } from './fullEdition.ts';
import { listQuestions } from './listQuestions.ts';
import type { OutlinedQuestion } from './outline.ts';
import type { OutlinedFile } from './outlinedFile.ts';

const excerpt = z.object({ isExcerpt: z.literal(true) });

/**
 * Compares an edition with the minimum of a full one (`fullEdition`). Skipped for excerpts, and if a file is not
 * readable.
 */
export function findFullEditionIssues(
  head: ContentFile,
  files: readonly OutlinedFile[],
): ContentIssue[] {
  const isReadable = [head, ...files.map(({ file }) => file)].every((file) => file.value != null);
  if (!isReadable || excerpt.safeParse(head.value).success) return [];
  const questions = listQuestions(files).map(({ question }) => question);
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
    { what: 'questions', found: questions.length, least: fullEdition.questions },
    {
      what: 'Above-and-Beyond questions',
      found: beyond.length,
      least: fullEdition.beyondQuestions,
    },
    ...beyondCategories.map((category) => ({
      what: `Above-and-Beyond questions of ${category}`,
      found: beyond.filter((question) => question.beyond === category).length,
      least: fullEdition.questionsOfBeyondCategory,
    })),
    ...questionKinds.map((kind) => ({
      what: `questions of kind ${kind}`,
      found: questions.filter((question) => question.kind === kind).length,
      least:
        familyOf(kind) === 'table' ? fullEdition.questionsOfTableKind : fullEdition.questionsOfKind,
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
      least: fullEdition.standardBenchmarks,
    },
    {
      what: 'Above-and-Beyond questions that feed a benchmark line',
      found: beyondBenchmarks,
      least: fullEdition.beyondBenchmarks,
    },
    {
      what: 'questions that feed a benchmark line',
      found: benchmarks.length,
      least: fullEdition.benchmarks,
    },
  ];
}
