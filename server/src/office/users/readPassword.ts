import { findPasswordIssue, type PasswordIssue } from '@cert/shared/domain';
import { isCommonPassword } from '../../accounts/isCommonPassword.ts';
import { listForbiddenProgrammeTexts } from '../../accounts/listForbiddenTexts.ts';
import type { Config } from '../../config.ts';
import { InvalidContentError } from '../../content/invalidContentError.ts';
import { readProgramme } from '../../content/reading/readProgramme.ts';
import { UsageError } from '../usageError.ts';

const sentences: Record<PasswordIssue, string> = {
  'too-short': 'The password is shorter than 12 characters.',
  'too-long': 'The password is longer than 200 characters.',
  'is-email': 'The password is the e-mail.',
  'is-common': 'The password is one of the most common ones.',
  'has-own-word':
    'The password contains a word of the name, the e-mail, the organisation or the programme.',
  unchanged: 'The password is empty.',
};

/**
 * Reads the password from the first line of the input.
 * @param account `texts`: its name, and the titles of its organisations
 * @throws UsageError if it is not allowed; the message does not contain it
 * @throws InvalidContentError if the programme file is invalid
 */
export async function readPassword(
  input: string,
  account: { email: string; texts: readonly string[] },
  { programmeFile }: Pick<Config, 'programmeFile'>,
): Promise<string> {
  const [password = ''] = input.split(/\r?\n/, 1);
  const { programme, issues } = await readProgramme(programmeFile);
  if (!programme) throw new InvalidContentError(issues);
  const issue = findPasswordIssue({
    next: password,
    current: '',
    email: account.email,
    ownTexts: [...listForbiddenProgrammeTexts(programme), ...account.texts],
    isCommon: isCommonPassword,
  });
  if (issue) throw new UsageError(sentences[issue]);
  return password;
}
