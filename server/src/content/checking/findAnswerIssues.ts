import { type QuestionKind, isTableKind, tables, isNumericKind } from '@cert/shared/domain';
import { listLocatedTexts } from './findTextIssues.ts';
import type { OutlinedQuestion, QuestionIssue } from './outline.ts';

/** Kinds of questions in which at least one answer must have an extra input. */
const kindsWithInputs: readonly QuestionKind[] = [
  'multi-choice-input',
  'multi-choice-percentage',
  'multi-choice-number',
  'multi-choice-currency',
  'multi-choice-targets',
];

/**
 * Checks that the answers fit the kind of the question: their number, units, extra inputs and exclusions. Also checks
 * that only a question with a number has a benchmark line.
 */
export function findAnswerIssues({ kind, answers, benchmark }: OutlinedQuestion): QuestionIssue[] {
  if (!kind || answers.length === 0) return [];
  const family = toInputKind(kind);
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
  answers.forEach(({ unit, mark, hasAdditional, excludesOthers }, index) => {
    const path = ['answers', index];
    const excluding = [...path, 'excludesOthers'];
    if (excludesOthers && family !== 'several')
      issues.push({ path: excluding, message: `${kind} has no answers that can exclude others` });
    else if (excludesOthers && (hasAdditional || (mark ?? 0) > 0))
      issues.push({
        path: excluding,
        message: 'an answer that excludes others has neither an extra input nor a mark above 0',
      });
    if (family === 'number' && !unit) issues.push({ path, message: `${kind} needs a unit` });
    if (family !== 'number' && kind !== 'multi-choice-number' && unit)
      issues.push({ path: [...path, 'unit'], message: `${kind} shows no unit` });
    if (isInput && hasAdditional)
      issues.push({ path: [...path, 'hasAdditional'], message: `${kind} has no extra input` });
  });
  return issues;
}

/** Checks that a table question has exactly the rows of its kind, and that other questions have none. */
export function findTableIssues({ kind, rows }: OutlinedQuestion): QuestionIssue[] {
  if (!kind) return [];
  if (!isTableKind(kind))
    return rows ? [{ path: ['rows'], message: `${kind} has no table and so no rows` }] : [];
  const wanted = Object.fromEntries(tables[kind].map((group) => [group.key, group.rows.length]));
  const groups = new Set([...Object.keys(wanted), ...Object.keys(rows ?? {})]);
  return [...groups].flatMap((group) => {
    const path = rows?.[group] ? ['rows', group] : ['rows'];
    const found = rows?.[group]?.length ?? 0;
    const count = wanted[group] ?? 0;
    if (found === count) return [];
    return [{ path, message: `${kind} has ${count} rows of ${group}, not ${found}` }];
  });
}

/** Checks that the placeholder of the number occurs exactly once in every language and plural form of the line. */
export function findBenchmarkIssues({ benchmark }: OutlinedQuestion): QuestionIssue[] {
  return listLocatedTexts(benchmark?.text, ['benchmark', 'text'])
    .flat()
    .flatMap(({ path, text }) => {
      const count = text.split('XXX').length - 1;
      if (count === 1) return [];
      return [{ path, message: `has the placeholder XXX ${count} times instead of once` }];
    });
}

/** The way in which a kind of question is answered: one choice, several ticks, one number, or a table. */
export type InputKind = 'single' | 'several' | 'number' | 'table';

/** Returns the way in which questions of this kind are answered. */
export function toInputKind(kind: QuestionKind): InputKind {
  if (isNumericKind(kind)) return 'number';
  if (kind === 'single-choice') return 'single';
  return kind.startsWith('custom-') ? 'table' : 'several';
}
