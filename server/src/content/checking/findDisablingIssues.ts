import type { ContentIssue } from '../contentIssue.ts';
import { inputKindOf } from './inputKindOf.ts';
import type { PlacedQuestion } from './outlinedFile.ts';

/**
 * Checks that `disabledOn` names an existing answer that can be chosen, and that questions do not disable each other in
 * a cycle.
 */
export function findDisablingIssues(questions: readonly PlacedQuestion[]): ContentIssue[] {
  const byKey = new Map(questions.map((placed) => [placed.question.key, placed]));
  return questions.flatMap((placed) => {
    const { disabledOn } = placed.question;
    if (!disabledOn) return [];
    const at = (field: 'question' | 'answer', message: string) =>
      placed.file.issueAt([...placed.path, 'disabledOn', field], message);
    const target = byKey.get(disabledOn.question)?.question;
    if (!target) return [at('question', `no question “${disabledOn.question}” in this edition`)];
    if (target.kind && !['single', 'several'].includes(inputKindOf(target.kind)))
      return [at('question', `“${disabledOn.question}” has no answers to choose from`)];
    if (!target.answers.some(({ key }) => key === disabledOn.answer))
      return [at('answer', `“${disabledOn.question}” has no answer “${disabledOn.answer}”`)];
    const circle = circleFrom(placed, byKey);
    return circle ? [at('question', `questions disable each other: ${circle.join(' → ')}`)] : [];
  });
}

/** Finds a cycle from a question back to itself. Its keys in order; undefined if there is no cycle. */
function circleFrom(
  start: PlacedQuestion,
  byKey: ReadonlyMap<string | undefined, PlacedQuestion>,
): string[] | undefined {
  const way: PlacedQuestion[] = [start];
  for (;;) {
    const next = byKey.get(way.at(-1)?.question.disabledOn?.question ?? '');
    if (next === start) return [...way, start].map(({ question }) => question.key ?? '?');
    if (!next || way.includes(next)) return undefined;
    way.push(next);
  }
}
