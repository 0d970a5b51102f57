import { UsageError, type UsageIssue } from '../usageError.ts';

/**
 * Rejects a file with issues, because a file is imported completely or not at all.
 * @throws UsageError with all issues, if there are any
 */
export function rejectInvalidCsv(issues: readonly UsageIssue[]): void {
  if (issues.length === 0) return;
  const count = `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`;
  throw new UsageError(
    `The file has ${count}; nothing was imported.`,
    issues.toSorted((one, other) => Number(one.line) - Number(other.line)),
  );
}
