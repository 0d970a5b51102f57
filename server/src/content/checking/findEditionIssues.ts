import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { findAnswerIssues } from './findAnswerIssues.ts';
import { findBenchmarkIssues } from './findBenchmarkIssues.ts';
import { findDisablingIssues } from './findDisablingIssues.ts';
import { findFullEditionIssues } from './findFullEditionIssues.ts';
import { findRepeatedIds } from './findRepeatedIds.ts';
import { findScoringIssues } from './findScoringIssues.ts';
import { findTableIssues } from './findTableIssues.ts';
import { findTextIssues } from './findTextIssues.ts';
import { listPlacedQuestions } from './listPlacedQuestions.ts';
import { outline } from './outline.ts';

const questionChecks = [findScoringIssues, findAnswerIssues, findTableIssues, findBenchmarkIssues];

/**
 * Finds the issues that the schema cannot express, across all files of an edition.
 * @param head `edition.yaml`
 * @param files the files of the categories
 */
export function findEditionIssues(
  head: ContentFile,
  files: readonly ContentFile[],
): ContentIssue[] {
  const outlined = files.map((file) => ({ file, outline: outline.parse(file.value) }));
  const questions = listPlacedQuestions(outlined);
  return [
    ...findRepeatedIds(outlined),
    ...[head, ...files].flatMap(findTextIssues),
    ...questions.flatMap(({ file, path, question }) =>
      questionChecks
        .flatMap((check) => check(question))
        .map((issue) => file.issueAt([...path, ...issue.path], issue.message)),
    ),
    ...findDisablingIssues(questions),
    ...findFullEditionIssues(head, outlined),
  ];
}
