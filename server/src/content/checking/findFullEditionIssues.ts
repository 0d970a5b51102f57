import { beyondCategories, questionKinds } from '@cert/shared/domain';
import { z } from 'zod';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { scoringKinds } from '../schema/scoring.ts';
import { inputKindOf } from './inputKindOf.ts';
import { findAreaCountIssues } from './findAreaCountIssues.ts';
import { fullEditionSize } from './fullEditionSize.ts';
import { listPlacedQuestions } from './listPlacedQuestions.ts';
import type { OutlinedQuestion } from './outline.ts';
import type { OutlinedFile } from './outlinedFile.ts';

const excerpt = z.object({ isExcerpt: z.literal(true) });

/**
 * Compares an edition with the minimum of a full one (`fullEditionSize`). Skipped for excerpts, and if a file is not
 * readable.
 */
export function findFullEditionIssues(
  head: ContentFile,
  files: readonly OutlinedFile[],
): ContentIssue[] {
  const isReadable = [head, ...files.map(({ file }) => file)].every((file) => file.value != null);
  if (!isReadable || excerpt.safeParse(head.value).success) return [];
  const questions = listPlacedQuestions(files).map(({ question }) => question);
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
        inputKindOf(kind) === 'table'
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
