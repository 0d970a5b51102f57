import { isCommonPassword as isCommonAmong, regionalPasswords } from '@cert/shared/domain';
import { demoPassword } from './demoPassword.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { longCommonPasswords } from './longCommonPasswords.ts';

/**
 * The forbidden passwords, in lower case. Few of the library's 49,000 most common ones reach our minimum length, so the
 * set also contains a list of long ones. It also contains regional ones, and the demo password, which is published in
 * the README.
 */
const commonWords = new Set<string>([
  ...dictionary['passwords-common'],
  ...regionalPasswords,
  ...longCommonPasswords,
  demoPassword,
]);

/**
 * Whether a password is a forbidden one, alone or followed by digits or signs, or a repeated sequence.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  return isCommonAmong(password, commonWords);
}
