import { passwordFault, type PasswordFault } from '@cert/shared/domain';
import { isCommonPassword } from '../../accounts/isCommonPassword.ts';
import { programmeTexts } from '../../accounts/listForbiddenTexts.ts';
import type { Config } from '../../config.ts';
import { InvalidContentError } from '../../content/invalidContentError.ts';
import { readProgramme } from '../../content/reading/readProgramme.ts';
import { UsageError } from '../usageError.ts';

const sentences: Record<PasswordFault, string> = {
  'too-short': 'The password is shorter than 12 characters.',
  'too-long': 'The password is longer than 200 characters.',
  'is-email': 'The password is the e-mail.',
  'is-common': 'The password is one of those that are guessed first.',
  'has-own-word':
    'The password holds a word of the name, the e-mail, the organisation or the programme.',
  unchanged: 'The password is empty.',
};

/**
 * The password on the first line of an input.
 * @param account `texts`: its name, and the titles of its organisations
 * @throws UsageError when it may not be taken (decisions §6); never repeats it
 * @throws InvalidContentError when the programme's file is wrong
 */
export async function readPassword(
  input: string,
  account: { email: string; texts: readonly string[] },
  { programmeFile }: Pick<Config, 'programmeFile'>,
): Promise<string> {
  const [password = ''] = input.split(/\r?\n/, 1);
  const { programme, issues } = await readProgramme(programmeFile);
  if (!programme) throw new InvalidContentError(issues);
  const issue = passwordFault({
    next: password,
    current: '',
    email: account.email,
    ownTexts: [...programmeTexts(programme), ...account.texts],
    isCommon: isCommonPassword,
  });
  if (issue) throw new UsageError(sentences[issue]);
  return password;
}
