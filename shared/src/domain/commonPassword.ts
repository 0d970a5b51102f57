/**
 * Common passwords of the region. They are added because the usual lists of common passwords contain English words
 * only.
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
 * digits or signs, or a repetition of up to ten characters.
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
