import type { OutlinedQuestion } from './outline.ts';
import type { QuestionIssue } from './questionIssue.ts';

/** Checks that the placeholder of the number occurs exactly once in a benchmark line, in every language. */
export function findBenchmarkIssues({ benchmark }: OutlinedQuestion): QuestionIssue[] {
  return Object.entries(benchmark?.text ?? {}).flatMap(([language, text]) => {
    const count = typeof text === 'string' ? text.split('XXX').length - 1 : 1;
    if (count === 1) return [];
    const path = ['benchmark', 'text', language];
    return [{ path, message: `has the placeholder XXX ${count} times instead of once` }];
  });
}
