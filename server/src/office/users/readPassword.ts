import { passwordFault, type PasswordFault } from '@cert/shared/domain';
import { isCommonPassword } from '../../accounts/isCommonPassword.ts';
import { WrongUsage } from '../wrongUsage.ts';

const sentences: Record<PasswordFault, string> = {
  'too-short': 'The password is shorter than 12 characters.',
  'too-long': 'The password is longer than 200 characters.',
  'is-email': 'The password is the e-mail.',
  'is-common': 'The password is one of those that are guessed first.',
  unchanged: 'The password is empty.',
};

/**
 * The password on the first line of an input.
 * @throws WrongUsage when it may not be taken (decisions §6); never repeats it
 */
export function readPassword(input: string, email: string): string {
  const [password = ''] = input.split(/\r?\n/, 1);
  const fault = passwordFault({ next: password, current: '', email, isCommon: isCommonPassword });
  if (fault) throw new WrongUsage(sentences[fault]);
  return password;
}
