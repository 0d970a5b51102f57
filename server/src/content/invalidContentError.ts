import type { ContentIssue } from './contentIssue.ts';
import { formatIssueCount } from './formatIssueCount.ts';
import { formatContentIssue } from './formatContentIssue.ts';

/** Thrown if content with issues is used; holds all issues. */
export class InvalidContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(
      [
        `The content has ${formatIssueCount(issues)}; nothing was imported.`,
        ...issues.map(formatContentIssue),
      ].join('\n'),
    );
    this.name = 'InvalidContentError';
    this.issues = issues;
  }
}
