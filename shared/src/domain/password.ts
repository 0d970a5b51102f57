/** Length limits in characters (decisions §6). The upper bound keeps hashing cheap for the server. */
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
 * What is wrong with a new password; undefined when it may be taken (decisions §6).
 * @param isCommon whether the password is on the list of common ones, which the caller keeps
 * @param ownTexts what stands close to the account: names of the person, the organisation and the programme. A guesser
 *   tries their words first, so a password may hold none (`ownWords`), nor one of the e-mail
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
  return ownWords([email, ...ownTexts]).some((word) => folded.includes(word))
    ? 'has-own-word'
    : undefined;
}

/** Shorter ones stand in too many other words. */
const leastWordLength = 4;

/**
 * The words of some texts that a password may not hold: their unbroken letters, at least 4, without case and accents.
 * Of a text whose words are all shorter (Ana Li) it is the letters of all together.
 */
export function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = fold(text).match(/\p{L}+/gu) ?? [];
    const long = parts.filter((part) => part.length >= leastWordLength);
    return long.length > 0 ? long : [parts.join('')];
  });
  return [...new Set(words)].filter((word) => word.length >= leastWordLength);
}

/** Letters that are no other letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' };

/** In lower case and without accents: Čačić and cacic are one word. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đłøßæ]/g, (letter) => plainLetters[letter] ?? letter);
}
