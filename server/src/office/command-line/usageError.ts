/** A problem of the input: `sentence` is the message for users, the other fields are details for scripts. */
export type UsageIssue = { sentence: string; [detail: string]: unknown };

/** Thrown for a command with invalid input; the message is for the user. */
export class UsageError extends Error {
  readonly issues: readonly UsageIssue[];

  constructor(message: string, issues: readonly UsageIssue[] = []) {
    super(message);
    this.name = 'UsageError';
    this.issues = issues;
  }
}
