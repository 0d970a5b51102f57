/** A problem of the input: the message for users, and further details for scripts. */
export type UsageIssue = { sentence: string; [detail: string]: unknown };

/** A command with invalid input; the message is for the user. */
export class UsageError extends Error {
  readonly issues: readonly UsageIssue[];

  constructor(message: string, issues: readonly UsageIssue[] = []) {
    super(message);
    this.name = 'UsageError';
    this.issues = issues;
  }
}
