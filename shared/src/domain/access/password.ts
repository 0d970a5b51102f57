/**
 * Length limits in characters. The upper limit exists because the server's hashing of a long text would take too long.
 * See docs/product/people.md#passwords.
 */
export const minPasswordLength = 12;
export const maxPasswordLength = 200;

export const passwordIssues = [
  'too-short',
  'too-long',
  'is-email',
  'is-common',
  'unchanged',
  'has-own-word',
] as const;
export type PasswordIssue = (typeof passwordIssues)[number];

/**
 * Checks a new password; returns undefined when it is acceptable. See docs/product/people.md#passwords.
 * @param isCommon checks whether a password in lower case is a common one
 * @param ownTexts texts that belong to the account: names of the person, the organisation and the programme. Attackers
 *   try their words first, so a password must contain none of them (`listForbiddenPasswordWords`), and no word of the
 *   e-mail address
 */
export function findPasswordIssue({
  next,
  current,
  email,
  ownTexts,
  isCommon,
}: {
  next: string;
  current: string;
  email: string;
  ownTexts: readonly string[];
  isCommon: (password: string) => boolean;
}): PasswordIssue | undefined {
  const length = [...next].length;
  if (length < minPasswordLength) return 'too-short';
  if (length > maxPasswordLength) return 'too-long';
  if (next.toLowerCase() === email.toLowerCase()) return 'is-email';
  if (isCommon(next.toLowerCase())) return 'is-common';
  if (next === current) return 'unchanged';
  const folded = fold(next);
  return listForbiddenPasswordWords([email, ...ownTexts]).some((word) => folded.includes(word))
    ? 'has-own-word'
    : undefined;
}

/** Minimum length of a forbidden word: shorter words occur in too many other words. */
const minWordLength = 4;

/**
 * Finds the words in these texts that a password must not contain: at least 4 letters each, in lower case and without
 * accents. If all words of a text are shorter (Ana Li), they are joined into one word. See
 * docs/product/people.md#passwords.
 */
export function listForbiddenPasswordWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = fold(text).match(/\p{L}+/gu) ?? [];
    const long = parts.filter((part) => part.length >= minWordLength);
    return long.length > 0 ? long : [parts.join('')];
  });
  return [...new Set(words)].filter((word) => word.length >= minWordLength);
}

/** Letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/** Converts to lower case without accents: Čačić and cacic are the same word. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đłøßæ]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Common passwords of the region. The server adds them to its list of common passwords, because the usual lists contain
 * English words only.
 */
export const regionalPasswords = [
  'beograd',
  'dinamozagreb',
  'dobrodosli',
  'hajduksplit',
  'hrvatska',
  'jebemtimater',
  'lozinka',
  'ljubavmoja',
  'mojalozinka',
  'mojasifra',
  'partizan',
  'qwertz',
  'qwertzuiop',
  'sarajevo',
  'sifra',
  'slovenija',
  'srbija',
  'volimte',
  'zagreb',
  'zaporka',
  'zvezda',
] as const;

/**
 * Whether a password is one that attackers try first: a word from the list of common passwords, alone or followed by
 * digits or signs, or a repeated sequence of up to ten characters.
 * @param password in lower case
 * @param common checks whether a word is on the list of common passwords, `regionalPasswords` included
 */
export function isCommonPassword(
  password: string,
  common: { has(word: string): boolean },
): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '');
  return (
    common.has(password) || (word !== '' && common.has(word)) || /^(.{1,10})\1+$/u.test(password)
  );
}
