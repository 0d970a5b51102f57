/** Words that people of the region build passwords on; lists of common passwords are English. */
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
 * Whether a password is one that guessers try first: on a list of common ones, such a word with digits or signs behind
 * it, or a piece of up to ten characters over and over.
 * @param password in lower case
 * @param common whether a word is on the list, `regionalPasswords` included
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
