import { isCommonPassword as isCommonAmong, regionalPasswords } from '@cert/shared/domain';
import { demoPassword } from '../office/demo/demoPassword.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list of the library holds the 49,000 most common ones. */
/** What everybody reads in the README is guessed first, too. */
const commonWords = new Set<string>([
  ...dictionary['passwords-common'],
  ...regionalPasswords,
  demoPassword,
]);

/**
 * Whether a password is one that guessers try first.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  return isCommonAmong(password, commonWords);
}
