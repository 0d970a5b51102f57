import type { OutlinedQuestion } from './outline.ts';
import type { QuestionIssue } from './questionIssue.ts';

/** The number's place in a benchmark line (spec 2 §3) must stand in it exactly once, in every language. */
export function findBenchmarkIssues({ benchmark }: OutlinedQuestion): QuestionIssue[] {
  return Object.entries(benchmark?.text ?? {}).flatMap(([language, text]) => {
    const count = typeof text === 'string' ? text.split('XXX').length - 1 : 1;
    if (count === 1) return [];
    const path = ['benchmark', 'text', language];
    return [{ path, message: `has XXX, the place of the number, ${count} times instead of once` }];
  });
}
