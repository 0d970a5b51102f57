/** Length limits in characters (decisions §6). The upper bound keeps hashing cheap for the server. */
export const leastPasswordLength = 12;
export const mostPasswordLength = 200;

export type PasswordFault = 'too-short' | 'too-long' | 'is-email' | 'is-common' | 'unchanged';

/**
 * What is wrong with a new password; undefined when it may be taken (decisions §6).
 * @param isCommon whether the password is on the list of common ones, which the caller keeps
 */
export function passwordFault({
  next,
  current,
  email,
  isCommon,
}: {
  next: string;
  current: string;
  email: string;
  isCommon: (password: string) => boolean;
}): PasswordFault | undefined {
  const length = [...next].length;
  if (length < leastPasswordLength) return 'too-short';
  if (length > mostPasswordLength) return 'too-long';
  if (next.toLowerCase() === email.toLowerCase()) return 'is-email';
  if (isCommon(next.toLowerCase())) return 'is-common';
  return next === current ? 'unchanged' : undefined;
}
