import { isCommonPassword as isCommonAmong, regionalPasswords } from '@cert/shared/domain';
import { demoPassword } from '../office/demo/demoPassword.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { longCommonPasswords } from './longCommonPasswords.ts';

/**
 * Of the library's 49,000 most common passwords few are long enough to be chosen here: a list of long ones is added, and
 * the one that everybody reads in the README.
 */
const commonWords = new Set<string>([
  ...dictionary['passwords-common'],
  ...regionalPasswords,
  ...longCommonPasswords,
  demoPassword,
]);

/**
 * Whether a password is one that guessers try first.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  return isCommonAmong(password, commonWords);
}
