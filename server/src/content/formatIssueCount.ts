import type { ContentIssue } from './contentIssue.ts';

/** Formats the number of issues: `1 issue`, `7 issues`. */
export function formatIssueCount({ length }: readonly ContentIssue[]): string {
  return `${length} ${length === 1 ? 'issue' : 'issues'}`;
}
