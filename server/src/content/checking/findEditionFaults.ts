import type { ContentFault } from '../contentFault.ts';
import type { ContentFile } from '../reading/contentFile.ts';
import { findAnswerFaults } from './findAnswerFaults.ts';
import { findBenchmarkFaults } from './findBenchmarkFaults.ts';
import { findDisablingFaults } from './findDisablingFaults.ts';
import { findFullEditionFaults } from './findFullEditionFaults.ts';
import { findRepeatedIds } from './findRepeatedIds.ts';
import { findScoringFaults } from './findScoringFaults.ts';
import { findTableFaults } from './findTableFaults.ts';
import { findTextFaults } from './findTextFaults.ts';
import { listQuestions } from './listQuestions.ts';
import { outline } from './outline.ts';

const questionChecks = [findScoringFaults, findAnswerFaults, findTableFaults, findBenchmarkFaults];

/**
 * Everything that the schema cannot see, over all files of one edition together.
 * @param head `edition.yaml`
 * @param files those of the categories
 */
export function findEditionFaults(
  head: ContentFile,
  files: readonly ContentFile[],
): ContentFault[] {
  const outlined = files.map((file) => ({ file, outline: outline.parse(file.value) }));
  const questions = listQuestions(outlined);
  return [
    ...findRepeatedIds(outlined),
    ...[head, ...files].flatMap(findTextFaults),
    ...questions.flatMap(({ file, path, question }) =>
      questionChecks
        .flatMap((check) => check(question))
        .map((fault) => file.faultAt([...path, ...fault.path], fault.message)),
    ),
    ...findDisablingFaults(questions),
    ...findFullEditionFaults(head, outlined),
  ];
}
