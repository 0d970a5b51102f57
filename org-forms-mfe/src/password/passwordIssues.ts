import {
  isRefusal,
  findPasswordIssue,
  passwordIssues,
  type PasswordIssue,
} from '@cert/shared/domain';

/** The entered passwords, named like the input of the action `passwordSave`. */
export type PasswordFormValues = { current: string; new: string };

/** An issue of a field. Each value is a message key below `issue`. */
export type PasswordFieldIssue =
  'current-missing' | 'new-missing' | 'wrong' | PasswordIssue | 'other';

export type PasswordFormIssues = { current?: PasswordFieldIssue; new?: PasswordFieldIssue };

/**
 * Checks the passwords before they are sent. `current` is absent if the form does not ask for it. Only the server
 * compares the new password with the e-mail, the common passwords and the names of the person's organisations.
 * @param ownTexts names of the person and of the programme, which the new password must not contain
 */
export function findPasswordIssues(
  passwords: Partial<PasswordFormValues> & Pick<PasswordFormValues, 'new'>,
  ownTexts: readonly string[],
): PasswordFormIssues {
  const issues: PasswordFormIssues = {};
  if (passwords.current === '') issues.current = 'current-missing';
  const issue = findPasswordIssue({
    next: passwords.new,
    current: passwords.current ?? '',
    email: '',
    ownTexts,
    isCommon: () => false,
  });
  if (passwords.new === '') issues.new = 'new-missing';
  else if (issue) issues.new = issue;
  return issues;
}

/** Reads the issues of each field from a refusal. The result is empty if the failure concerns none of the fields. */
export function parsePasswordIssues(failure: unknown): PasswordFormIssues {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return {};
  const fields = failure.details?.fields;
  return {
    ...(fields?.['current'] !== undefined && { current: 'wrong' }),
    ...(fields?.['new'] !== undefined && { new: knownIssue(fields['new']) }),
  };
}

function knownIssue(issue: unknown): PasswordFieldIssue {
  return passwordIssues.find((known) => known === issue) ?? 'other';
}
