import {
  highestGrade,
  isNumericKind,
  numberBounds,
  findNumberIssue,
  type ScoringRule,
} from '@cert/shared/domain';
import { toInputKind, type InputKind } from './findAnswerIssues.ts';
import type { OutlinedQuestion, QuestionIssue } from './outline.ts';

/** The kind of input that each scoring rule can grade; `marked` and `none` can be used with every kind. */
const familyOfRule: Partial<Record<ScoringRule['kind'], InputKind>> = {
  single: 'single',
  sum: 'several',
  bands: 'number',
};

/** Checks that the scoring rule fits the question and gives a grade for every possible answer. */
export function findScoringIssues(question: OutlinedQuestion): QuestionIssue[] {
  return [...findMisfits(question), ...findMarkIssues(question), ...findBandIssues(question)];
}

function findMisfits({ kind, scoring, importance, beyond }: OutlinedQuestion): QuestionIssue[] {
  if (!scoring) return [];
  const path = ['scoring'];
  const issues: QuestionIssue[] = [];
  const family = familyOfRule[scoring.kind];
  if (kind && family && family !== toInputKind(kind))
    issues.push({
      path,
      message: `the rule ${scoring.kind} cannot grade a question of kind ${kind}`,
    });
  if (scoring.kind === 'marked' && beyond === undefined)
    issues.push({
      path,
      message: 'only an Above-and-Beyond question (with `beyond`) is scored marked',
    });
  if (scoring.kind !== 'marked' && beyond !== undefined)
    issues.push({ path, message: 'an Above-and-Beyond question (with `beyond`) is scored marked' });
  if (importance === 3 && scoring.kind !== 'none')
    issues.push({ path, message: 'an informative question (importance 3) is scored none' });
  return issues;
}

function findMarkIssues({ scoring, answers }: OutlinedQuestion): QuestionIssue[] {
  if (!scoring) return [];
  const needsMarks = scoring.kind === 'single' || scoring.kind === 'sum';
  const issues: QuestionIssue[] = answers.flatMap(({ mark }, index) => {
    const path = ['answers', index, ...(mark === undefined ? [] : ['mark'])];
    if (needsMarks && mark === undefined)
      return [{ path, message: `has no mark, which the rule ${scoring.kind} needs` }];
    if (!needsMarks && mark !== undefined)
      return [{ path, message: `has a mark, which the rule ${scoring.kind} never uses` }];
    return [];
  });
  if (!needsMarks || issues.length > 0) return issues;
  const marks = answers.map(({ mark }) => mark ?? 0);
  const sum = marks.reduce((total, mark) => total + mark, 0);
  if (sum === 0) issues.push({ path: ['answers'], message: 'every answer is worth 0' });
  else if (scoring.kind === 'sum' && sum < highestGrade)
    issues.push({
      path: ['answers'],
      message: `all answers together are worth ${sum}, so nobody can reach ${highestGrade}`,
    });
  return issues;
}

/**
 * Checks that bands start at the lowest possible value, ascend, and stay within the possible values. As each band
 * extends to the next one, they then cover every value exactly once. Their grades may rise, fall, or peak in the
 * middle.
 */
function findBandIssues({ kind, scoring }: OutlinedQuestion): QuestionIssue[] {
  if (scoring?.kind !== 'bands' || !kind || !isNumericKind(kind)) return [];
  const bounds = numberBounds[kind];
  return scoring.bands.flatMap(({ from }, index, bands) => {
    const path = ['scoring', 'bands', index, 'from'];
    const before = bands[index - 1];
    if (!before && from !== bounds.min)
      return [{ path, message: `the first band begins at ${from}, but ${kind} at ${bounds.min}` }];
    if (before && from <= before.from)
      return [
        { path, message: `${from} is not above ${before.from}, where the band before begins` },
      ];
    const issue = findNumberIssue(from, bounds);
    return issue ? [{ path, message: `${from} cannot be entered as ${kind}: ${issue}` }] : [];
  });
}
