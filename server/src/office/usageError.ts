/** One thing wrong in what was given: the sentence for a person, and for scripts whatever else is known of the place. */
export type UsageIssue = { sentence: string; [detail: string]: unknown };

/** A command that cannot be carried out as it was given; the message is for the person who gave it. */
export class UsageError extends Error {
  readonly issues: readonly UsageIssue[];

  constructor(message: string, issues: readonly UsageIssue[] = []) {
    super(message);
    this.name = 'UsageError';
    this.issues = issues;
  }
}
