import {
  isRefusal,
  findPasswordIssue,
  passwordIssues,
  type PasswordIssue,
} from '@cert/shared/domain';

/** What the person types, by the names of the call `passwordSave`. */
export type Passwords = { current: string; new: string };

/** What is wrong with a field; the names of the sentences among this module's `issue` words. */
export type Issue = 'current-missing' | 'new-missing' | 'wrong' | PasswordIssue | 'other';

export type PasswordIssues = { current?: Issue; new?: Issue };

/**
 * What a page can tell before it sends anything: it knows neither the e-mail nor the common passwords.
 * @param ownTexts names of the person and of the programme; those of organisations only the server knows all of
 */
export function findPasswordIssues(
  passwords: Passwords,
  ownTexts: readonly string[],
): PasswordIssues {
  const issues: PasswordIssues = {};
  if (passwords.current === '') issues.current = 'current-missing';
  const issue = findPasswordIssue({
    next: passwords.new,
    current: passwords.current,
    email: '',
    ownTexts,
    isCommon: () => false,
  });
  if (passwords.new === '') issues.new = 'new-missing';
  else if (issue) issues.new = issue;
  return issues;
}

/** What the server found wrong, by field; empty when it is about something else. */
export function readPasswordIssues(failure: unknown): PasswordIssues {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return {};
  const { fields } = (failure.details ?? {}) as { fields?: Record<string, unknown> };
  return {
    ...(fields?.['current'] !== undefined && { current: 'wrong' }),
    ...(fields?.['new'] !== undefined && { new: knownIssue(fields['new']) }),
  };
}

function knownIssue(issue: unknown): Issue {
  return passwordIssues.find((known) => known === issue) ?? 'other';
}
