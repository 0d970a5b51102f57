import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import {
  findAnswerIssues,
  findBenchmarkIssues,
  findTableIssues,
  toInputKind,
} from './findAnswerIssues.ts';
import { findFullEditionIssues } from './findFullEditionIssues.ts';
import { findScoringIssues } from './findScoringIssues.ts';
import { findTextIssues } from './findTextIssues.ts';
import {
  listLocatedQuestions,
  categoryOutlineSchema,
  type OutlinedFile,
  type LocatedQuestion,
} from './outline.ts';

const questionChecks = [findScoringIssues, findAnswerIssues, findTableIssues, findBenchmarkIssues];

/**
 * Finds the issues of an edition that the schema of a single file cannot find, across all its files.
 * @param head `edition.yaml`
 * @param files the files of the categories
 */
export function findEditionIssues(
  head: ContentFile,
  files: readonly ContentFile[],
): ContentIssue[] {
  const outlined = files.map((file) => ({
    file,
    outline: categoryOutlineSchema.parse(file.value),
  }));
  const questions = listLocatedQuestions(outlined);
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

type Placed = { id: string | undefined; file: ContentFile; path: ContentPath };

/**
 * Finds duplicate ids: keys of categories, areas and questions must be unique in the edition, slugs among siblings,
 * keys of answers within their question.
 */
function findRepeatedIds(files: readonly OutlinedFile[]): ContentIssue[] {
  const areas = files.map(({ file, outline }) =>
    outline.areas.map((area, index) => ({ file, area, path: ['areas', index] })),
  );
  const questions = listLocatedQuestions(files);
  return [
    repeatedAmong(files.map(({ file, outline }) => ({ id: outline.key, file, path: ['key'] }))),
    repeatedAmong(files.map(({ file, outline }) => ({ id: outline.slug, file, path: ['slug'] }))),
    repeatedAmong(
      areas.flat().map(({ file, area, path }) => ({ id: area.key, file, path: [...path, 'key'] })),
    ),
    ...areas.map((siblings) =>
      repeatedAmong(
        siblings.map(({ file, area, path }) => ({ id: area.slug, file, path: [...path, 'slug'] })),
      ),
    ),
    repeatedAmong(
      questions.map(({ file, path, question }) => ({
        id: question.key,
        file,
        path: [...path, 'key'],
      })),
    ),
    ...questions.map(({ file, path, question }) =>
      repeatedAmong(
        question.answers.map(({ key }, index) => ({
          id: key,
          file,
          path: [...path, 'answers', index, 'key'],
        })),
      ),
    ),
  ].flat();
}

function repeatedAmong(places: readonly Placed[]): ContentIssue[] {
  const first = new Map<string, Placed>();
  return places.flatMap((place) => {
    if (place.id === undefined) return [];
    const earlier = first.get(place.id);
    if (!earlier) {
      first.set(place.id, place);
      return [];
    }
    const { file, line } = earlier.file.issueAt(earlier.path, '');
    return [
      place.file.issueAt(place.path, `the id “${place.id}” is already used at ${file}:${line}`),
    ];
  });
}

/**
 * Checks that `disabledOn` names an existing answer that can be chosen, and that questions do not disable each other in
 * a cycle.
 */
function findDisablingIssues(questions: readonly LocatedQuestion[]): ContentIssue[] {
  const byKey = new Map(questions.map((placed) => [placed.question.key, placed]));
  return questions.flatMap((placed) => {
    const { disabledOn } = placed.question;
    if (!disabledOn) return [];
    const at = (field: 'question' | 'answer', message: string) =>
      placed.file.issueAt([...placed.path, 'disabledOn', field], message);
    const target = byKey.get(disabledOn.question)?.question;
    if (!target) return [at('question', `no question “${disabledOn.question}” in this edition`)];
    if (target.kind && !['single', 'several'].includes(toInputKind(target.kind)))
      return [at('question', `“${disabledOn.question}” has no answers to choose from`)];
    if (!target.answers.some(({ key }) => key === disabledOn.answer))
      return [at('answer', `“${disabledOn.question}” has no answer “${disabledOn.answer}”`)];
    const circle = findDisablingCycle(placed, byKey);
    return circle ? [at('question', `questions disable each other: ${circle.join(' → ')}`)] : [];
  });
}

/**
 * Finds a cycle of questions that disable each other, starting at a question. @returns the keys along it; undefined if
 * there is no cycle
 */
function findDisablingCycle(
  start: LocatedQuestion,
  byKey: ReadonlyMap<string | undefined, LocatedQuestion>,
): string[] | undefined {
  const way: LocatedQuestion[] = [start];
  for (;;) {
    const next = byKey.get(way.at(-1)?.question.disabledOn?.question ?? '');
    if (next === start) return [...way, start].map(({ question }) => question.key ?? '?');
    if (!next || way.includes(next)) return undefined;
    way.push(next);
  }
}
