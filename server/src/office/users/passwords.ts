import { randomInt } from 'node:crypto';
import { findPasswordIssue, type PasswordIssue } from '@cert/shared/domain';
import { isCommonPassword } from '../../accounts/isCommonPassword.ts';
import { listProgrammeTextsForbiddenInPassword } from '../../accounts/listForbiddenTexts.ts';
import type { Config } from '../../config.ts';
import { InvalidContentError } from '../../content/contentIssue.ts';
import { readProgramme } from '../../content/reading/readProgramme.ts';
import type { Option } from '../command-line/command.ts';
import { UsageError } from '../command-line/usageError.ts';

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
 * @param account `texts`: the user's name, and the titles of the user's organisations
 * @throws UsageError if the password is not allowed; the message does not contain the password
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
    ownTexts: [...listProgrammeTextsForbiddenInPassword(programme), ...account.texts],
    isCommon: isCommonPassword,
  });
  if (issue) throw new UsageError(sentences[issue]);
  return password;
}

/** Characters of a password, without i, l, o, 0 and 1, which are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = 4;

/**
 * Generates a readable password: 4 groups of 5 characters, 91 random bits (16 × log2 of 31 + 4 × 3). The digit in the
 * middle of each group prevents words of four letters. So the password never contains a forbidden word, because these
 * have at least four letters (`listForbiddenPasswordWords`).
 */
export function generatePassword(): string {
  return Array.from({ length: groups }, makeGroup).join('-');
}

function makeGroup(): string {
  const any = () => pick(letters + digits);
  return [any(), any(), pick(digits), any(), any()].join('');
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}

/**
 * Option of commands that set a password. It reads the password from standard input, because an argument would be kept
 * in the shell's history.
 */
export const passwordStdinOption = {
  description:
    'takes a first password, which has to be changed, from the first line of standard input',
} as const satisfies Option;
