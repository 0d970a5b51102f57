import type { QuestionKind } from '@cert/shared/domain';
import { inputKindOf } from './inputKindOf.ts';
import type { OutlinedQuestion } from './outline.ts';
import type { QuestionIssue } from './questionIssue.ts';

/** Kinds of questions whose answers need an extra input. */
const kindsWithInputs: readonly QuestionKind[] = [
  'multi-choice-input',
  'multi-choice-percentage',
  'multi-choice-number',
  'multi-choice-currency',
  'multi-choice-targets',
];

/** Checks that the answers fit the kind: their number, their units and their extra inputs. */
export function findAnswerIssues({ kind, answers, benchmark }: OutlinedQuestion): QuestionIssue[] {
  if (!kind || answers.length === 0) return [];
  const family = inputKindOf(kind);
  const isInput = family === 'number' || family === 'table';
  const issues: QuestionIssue[] = [];
  if (isInput && answers.length !== 1)
    issues.push({ path: ['answers'], message: `${kind} has exactly one answer, its input` });
  if (!isInput && answers.length < 2)
    issues.push({ path: ['answers'], message: `${kind} has at least two answers to choose from` });
  if (kindsWithInputs.includes(kind) && !answers.some(({ hasAdditional }) => hasAdditional))
    issues.push({
      path: ['answers'],
      message: `no answer of ${kind} has an extra input (hasAdditional)`,
    });
  if (benchmark && family !== 'number')
    issues.push({
      path: ['benchmark'],
      message: `only a number feeds a benchmark line, not ${kind}`,
    });
  answers.forEach(({ unit, hasAdditional }, index) => {
    const path = ['answers', index];
    if (family === 'number' && !unit) issues.push({ path, message: `${kind} needs a unit` });
    if (family !== 'number' && kind !== 'multi-choice-number' && unit)
      issues.push({ path: [...path, 'unit'], message: `${kind} shows no unit` });
    if (isInput && hasAdditional)
      issues.push({ path: [...path, 'hasAdditional'], message: `${kind} has no extra input` });
  });
  return issues;
}
