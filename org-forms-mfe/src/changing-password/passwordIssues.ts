import {
  isRefusal,
  findPasswordIssue,
  passwordIssues,
  type PasswordFault,
} from '@cert/shared/domain';

/** What the person types, by the names of the call `passwordSave`. */
export type Passwords = { current: string; new: string };

/** What is wrong with a field; the names of the sentences among this module's `fault` words. */
export type Fault = 'current-missing' | 'new-missing' | 'wrong' | PasswordFault | 'other';

export type PasswordFaults = { current?: Fault; new?: Fault };

/**
 * What a page can tell before it sends anything: it knows neither the e-mail nor the common passwords.
 * @param ownTexts names of the person and of the programme; those of organisations only the server knows all of
 */
export function findPasswordFaults(
  passwords: Passwords,
  ownTexts: readonly string[],
): PasswordFaults {
  const faults: PasswordFaults = {};
  if (passwords.current === '') faults.current = 'current-missing';
  const fault = findPasswordIssue({
    next: passwords.new,
    current: passwords.current,
    email: '',
    ownTexts,
    isCommon: () => false,
  });
  if (passwords.new === '') faults.new = 'new-missing';
  else if (fault) faults.new = fault;
  return faults;
}

/** What the server found wrong, by field; empty when it is about something else. */
export function readPasswordFaults(failure: unknown): PasswordFaults {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return {};
  const { fields } = (failure.details ?? {}) as { fields?: Record<string, unknown> };
  return {
    ...(fields?.['current'] !== undefined && { current: 'wrong' }),
    ...(fields?.['new'] !== undefined && { new: knownFault(fields['new']) }),
  };
}

function knownFault(fault: unknown): Fault {
  return passwordIssues.find((known) => known === fault) ?? 'other';
}
